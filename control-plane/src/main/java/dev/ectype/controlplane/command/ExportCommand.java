package dev.ectype.controlplane.command;

import dev.ectype.controlplane.transfer.Export;
import dev.ectype.controlplane.transfer.ExportReport;
import dev.ectype.controlplane.transfer.Manifest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;

/** Exports an installation into a folder, as operator of the database. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        headerHeading = "Examples:%n"
                + "  ectype control-plane export moved                    # also while the control plane serves%n"
                + "  ectype control-plane export moved --json --database postgresql://user:password@host/name%n" + "%n",
        description = {
            "Writes all tables and contents of an installation into a folder that `import` reads.",
            "The folder is new, empty or that of an export of the same installation, which is resumed or renewed.",
            "Ends with 1 if a content is missing or damaged; the export contains everything else.",
            "Set ECTYPE_STORAGE and the other variables of the storage as for the control plane."
        })
final class ExportCommand extends TransferCommand {
    @Override
    int run(ControlPlaneCommand command, Path exported, boolean asJson) {
        return TransferReply.print(command, asJson, Export.class, (export, progress) -> {
            ExportReport report = export.run(exported, progress);
            return new OperatorReply(object(exported, report), lines(exported, report), report.isComplete());
        });
    }

    private static Map<String, Object> object(Path folder, ExportReport report) {
        Map<String, Object> object = TransferReply.object(folder, report.manifest());
        object.put("rounds", report.rounds());
        object.put("kept", report.kept());
        object.put("lost", report.lost());
        object.put("damaged", report.damaged());
        return object;
    }

    private static List<String> lines(Path folder, ExportReport report) {
        List<String> lines = new ArrayList<>();
        Manifest manifest = report.manifest();
        lines.add("exported " + TransferReply.counts(manifest) + " to " + folder);
        report.lost().forEach(name -> lines.add("lost\t" + name));
        report.damaged().forEach(name -> lines.add("damaged\t" + name));
        return lines;
    }
}
