package dev.ectype.controlplane.command;

import dev.ectype.controlplane.transfer.Export;
import dev.ectype.controlplane.transfer.ExportReport;
import dev.ectype.controlplane.transfer.Manifest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Writes an installation into a folder, as operator of the database. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        header = {
            "Examples:",
            "  ectype control-plane export moved                    # also while the control plane serves",
            "  ectype control-plane export moved --json --database postgresql://user:password@host/name",
            ""
        },
        description = {
            "Writes all tables and contents of an installation into a folder that `import` reads. Resumes an interrupted export.",
            "Ends with 1 where a content is missing or damaged; the export has everything else.",
            "Set ECTYPE_STORAGE and the other variables of the storage as for the control plane."
        })
final class ExportCommand implements Callable<Integer> {
    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Parameters(paramLabel = "FOLDER", description = "A new or empty folder, or that of an export to resume or renew.")
    private @Nullable Path folder;

    @Option(names = "--json", description = "Prints an object with counts and digests.")
    private boolean json;

    @Override
    public Integer call() {
        if (parent == null || folder == null) {
            throw new IllegalStateException("the command line sets these before it calls");
        }
        Path target = folder;
        return TransferReply.print(parent, json, Export.class, (export, progress) -> {
            ExportReport report = export.run(target, progress);
            return new OperatorReply(object(target, report), lines(target, report), report.isComplete());
        });
    }

    private static Map<String, Object> object(Path folder, ExportReport report) {
        Map<String, Object> object = TransferReply.object(folder, report.manifest());
        object.put("rounds", report.rounds());
        object.put("kept", report.kept());
        object.put("lost", report.lost());
        object.put("damaged", report.damaged());
        return new LinkedHashMap<>(object);
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
