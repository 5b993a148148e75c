package dev.ectype.controlplane.command;

import org.springframework.boot.web.server.PortInUseException;

/** Why the service does not start, and what its operator can do. */
record StartFault(String message, String hint) {
    private static final String OURS = "dev.ectype.";
    private static final String OPTIONS = "`ectype control-plane --help` lists the options.";

    static StartFault of(Throwable failed) {
        for (Throwable at = failed; at != null; at = at.getCause()) {
            if (at instanceof PortInUseException taken) {
                return new StartFault(
                        "port " + taken.getPort() + " is taken" + Neighbour.on(taken.getPort()),
                        "--port=0 takes any free port.");
            }
        }
        return new StartFault(reason(failed), OPTIONS);
    }

    /** The innermost message that is ours: of what the frameworks say around it and below it, an operator can do nothing. */
    private static String reason(Throwable failed) {
        Throwable told = failed;
        for (Throwable at = failed; at != null; at = at.getCause()) {
            if (isOurs(at) || !isOurs(told)) {
                told = at;
            }
        }
        return told.getMessage() == null ? told.toString() : told.getMessage();
    }

    private static boolean isOurs(Throwable failed) {
        StackTraceElement[] trace = failed.getStackTrace();
        return trace.length > 0 && trace[0].getClassName().startsWith(OURS);
    }
}
