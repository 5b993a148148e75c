package dev.ectype.controlplane.command;

import dev.ectype.controlplane.transfer.Import;
import dev.ectype.controlplane.transfer.ImportReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;

/** Imports an export into an empty database and storage, as operator of the database. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        headerHeading =
                "Examples:%n" + "  export ECTYPE_APPLICATION_KEY=$(cat .service/control-plane/application.key)%n"
                        + "  ectype control-plane import moved --data-dir elsewhere%n"
                        + "  ECTYPE_STORAGE=s3://bucket ectype control-plane import moved --database postgresql://user:password@host/name%n"
                        + "%n",
        description = {
            "Writes an export into an empty database and an empty storage. Resumes an interrupted import.",
            "Needs the application key of the exported installation and the version that exported.",
            "Ends with 1 if key, version or a digest does not match, with 2 if the target is not empty."
        })
final class ImportCommand extends TransferCommand {
    @Override
    int run(ControlPlaneCommand command, Path exported, boolean asJson) {
        return TransferReply.print(command, asJson, Import.class, (importer, progress) -> {
            ImportReport report = importer.run(exported, progress);
            return new OperatorReply(object(exported, report), List.of(line(exported, report)));
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
