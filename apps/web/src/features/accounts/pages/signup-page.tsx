import { checkEmailQuery, checkUsernameQuery, pages, signupBody } from '@utarang/contract';
import { footer, format, pageTitles, profile, signup } from '@utarang/messages';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../lib/http.js';
import { returnState } from '../../../parts/session/origin.js';
import { useViewer } from '../../../parts/session/use-viewer.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { FieldPair, Form, FormError, SubmitButton } from '../../../ui/form/form.js';
import { PasswordField } from '../../../ui/form/password-field.js';
import { useForm } from '../../../ui/form/use-form.js';
import { isEmailTaken, isUsernameTaken, signUp } from '../api.js';
import { AccountCard } from '../components/account-card.js';
import { BirthField } from '../components/birth-field.js';
import { CheckedField } from '../components/checked-field.js';
import { NewPasswordField } from '../components/new-password-field.js';
import { ReturnThere } from '../components/return-there.js';
import links from '../components/text-links.module.css';
import { now } from '../rules/now.js';

const schema = signupBody(now);
const failure = (error: unknown) => format(signup.fail, { message: errorText(error) });

const usernameSays = {
  blank: signup['dup.needUsername'],
  taken: signup['dup.usernameTaken'],
  free: signup['dup.usernameFree'],
};
const emailSays = { blank: signup['dup.needEmail'], taken: signup['dup.emailTaken'], free: signup['dup.emailFree'] };

export function SignupPage() {
  const viewer = useViewer();
  const [username, setUsername] = useState<string | null>(null);
  if (viewer.role !== 'ANONYMOUS') return <ReturnThere />;
  return (
    <AccountCard title={signup.title}>
      <SignupForm onDone={setUsername} />
      {username !== null && <DoneDialog username={username} />}
    </AccountCard>
  );
}

function SignupForm({ onDone }: { onDone: (username: string) => void }) {
  const form = useForm({
    schema,
    send: async (body) => {
      onDone((await signUp(body)).username);
    },
    failure,
  });
  return (
    <Form form={form}>
      <CheckedField
        name="username"
        label={signup.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        schema={checkUsernameQuery}
        isTaken={isUsernameTaken}
        says={usernameSays}
      />
      <NewPasswordField name="password" label={signup.password} hint={signup.passwordHint} />
      <PasswordField name="password2" label={signup.password2} autoComplete="new-password" />
      <FieldPair>
        <Field name="name" label={profile.name} autoComplete="name" />
        <Field name="job" label={profile.job} autoComplete="organization-title" optional />
      </FieldPair>
      <BirthField />
      <CheckedField
        name="email"
        label={signup.email}
        type="email"
        autoComplete="email"
        hint={signup.emailNote}
        schema={checkEmailQuery}
        isTaken={isEmailTaken}
        says={emailSays}
      />
      <FormError />
      <p className={links['links']}>
        <span>{signup.readFirst}</span>
        {(['terms', 'privacy'] as const).map((page) => (
          // In a tab of its own, so that nothing typed here is lost.
          <Link key={page} to={pages[page]} target="_blank">
            {pageTitles[page]} <span className="sr">{footer.newWindow}</span>
          </Link>
        ))}
      </p>
      <SubmitButton>{signup.submit}</SubmitButton>
    </Form>
  );
}

/** The dialog after a sign-up. However it is closed, the log-in comes next (docs/product/accounts.md#sign-up). */
function DoneDialog({ username }: { username: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const toLogin = () => navigate(pages.login, { replace: true, state: { ...returnState(location), username } });
  return (
    <Dialog
      title={signup.title}
      onClose={toLogin}
      actions={
        <Button data-autofocus="" onClick={toLogin}>
          {signup.doneGo}
        </Button>
      }
    >
      {signup.done}
    </Dialog>
  );
}
