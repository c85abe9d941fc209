import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnFrom, stepsBack } from '../../../parts/session/origin.js';

/**
 * Leads a viewer who is logged in back to where they came from. An effect and not `<Navigate>`: the server, which
 * renders this page for members too, knows no way back.
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
