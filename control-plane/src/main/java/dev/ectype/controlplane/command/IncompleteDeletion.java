package dev.ectype.controlplane.command;

import java.util.Locale;

/** Reports that an organization's rows are deleted but its contents are not, because the storage is unreachable from here. */
final class IncompleteDeletion extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    IncompleteDeletion(String slug, RuntimeException cause) {
        super("The rows of the organization \"" + slug + "\" are deleted, and its contents in storage are not ("
                + reason(cause)
                + "); a node deletes them within ten minutes, or run the command again with the "
                + "storage of the nodes.");
    }

    /** Returns the first sentence of the message, which names the problem. */
    private static String reason(RuntimeException cause) {
        String message = String.valueOf(cause.getMessage()).split("; |\\. ", 2)[0];
        return message.isEmpty() ? "" : message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }
}
