import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnFrom, stepsBack } from '../../../parts/session/origin.js';

/**
 * Navigates a viewer who is already logged in back to the page before. An effect and not `<Navigate>`: the server,
 * which renders this page for members too, does not know that page.
 */
export function ReturnThere() {
  const navigate = useNavigate();
  const location = useLocation();
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    const steps = stepsBack(location);
    if (steps > 0) void navigate(-steps);
    else void navigate(returnFrom(location), { replace: true });
  }, [navigate, location]);
  return null;
}
