package dev.ectype.controlplane.command;

import dev.ectype.controlplane.transfer.Manifest;
import dev.ectype.controlplane.transfer.TransferProgress;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Prints the replies and the progress of exports and imports. */
final class TransferReply {
    /** Checks the export before it opens the database. */
    private static final String LAZY = "--spring.main.lazy-initialization=true";

    private TransferReply() {}

    /** Runs an export or an import. */
    interface Work<T> {
        OperatorReply of(T part, TransferProgress progress);
    }

    static <T> int print(ControlPlaneCommand parent, boolean json, Class<T> type, Work<T> work) {
        TransferProgress progress = new TransferProgress();
        WorkProgress lines =
                WorkProgress.begin(parent.err(), seconds -> progress.text() + "; " + seconds + " s so far");
        try {
            return OperatorReply.print(parent, json, type, part -> work.of(part, progress), LAZY);
        } finally {
            lines.close();
        }
    }

    /** Returns the members that both replies share. */
    static Map<String, Object> object(Path folder, Manifest manifest) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("folder", folder.toString());
        object.put("schema", manifest.schema());
        object.put("exportedAt", manifest.createdAt());
        object.put("rows", manifest.rows());
        object.put("tables", manifest.tables());
        object.put("objects", manifest.objects());
        return object;
    }

    static String counts(Manifest manifest) {
        Manifest.Objects objects = manifest.objects();
        String lost = objects.lost() == 0 ? "" : ", without " + objects.lost() + " lost contents,";
        return manifest.tables().size() + " tables with " + manifest.rows() + " rows and " + objects.count()
                + " contents of " + objects.bytes() + " bytes" + lost;
    }
}
