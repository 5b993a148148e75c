package dev.ectype.controlplane.command;

import dev.ectype.controlplane.transfer.Import;
import dev.ectype.controlplane.transfer.ImportReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Writes an export into an empty database and storage, as operator of the database. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        header = {
            "Examples:",
            "  export ECTYPE_APPLICATION_KEY=$(cat .service/control-plane/application.key)",
            "  ectype control-plane import moved --data-dir elsewhere",
            "  ECTYPE_STORAGE=s3://bucket ectype control-plane import moved --database postgresql://user:password@host/name",
            ""
        },
        description = {
            "Writes an export into an empty database and an empty storage. Resumes an interrupted import.",
            "Needs the application key of the exported installation and the version that exported.",
            "Ends with 1 where key, version or a digest does not match, with 2 where the target is not empty."
        })
final class ImportCommand implements Callable<Integer> {
    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Parameters(paramLabel = "FOLDER", description = "The folder that `export` wrote.")
    private @Nullable Path folder;

    @Option(names = "--json", description = "Prints an object with counts and digests.")
    private boolean json;

    @Override
    public Integer call() {
        if (parent == null || folder == null) {
            throw new IllegalStateException("the command line sets these before it calls");
        }
        Path source = folder;
        return TransferReply.print(parent, json, Import.class, (importer, progress) -> {
            ImportReport report = importer.run(source, progress);
            return new OperatorReply(object(source, report), List.of(line(source, report)));
        });
    }

    private static Map<String, Object> object(Path folder, ImportReport report) {
        Map<String, Object> object = TransferReply.object(folder, report.manifest());
        object.put("kept", report.kept());
        object.put("already", report.already());
        return object;
    }

    private static String line(Path folder, ImportReport report) {
        return (report.already() ? "already imported " : "imported ") + TransferReply.counts(report.manifest())
                + " from " + folder;
    }
}
