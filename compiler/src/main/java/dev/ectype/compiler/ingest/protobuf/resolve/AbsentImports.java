package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.protobuf.syntax.ParsedFile;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects imports that do not exist. They are errors if a type is missing, and warnings if only options are missing, which
 * are then ignored.
 */
final class AbsentImports {
    private final List<AbsentImport> imports = new ArrayList<>();
    private final Set<String> paths = new LinkedHashSet<>();
    private boolean needed;

    /** Holds an import and the searched locations. */
    private record AbsentImport(ParsedFile from, Position place, String path, List<String> searched) {}

    void add(ParsedFile from, Position place, String path, List<String> searched) {
        imports.add(new AbsentImport(from, place, path, searched));
        paths.add(path);
    }

    /** Returns whether a file, or a file that it imports directly, lacks an import. */
    boolean concerns(FileDescriptorProto descriptor) {
        return descriptor.getDependencyList().stream().anyMatch(paths::contains)
                || descriptor.getOptionDependencyList().stream().anyMatch(paths::contains);
    }

    /** Records that a file uses a type that no existing file declares. */
    void need() {
        needed = true;
    }

    boolean isNeeded() {
        return needed;
    }

    void report() {
        for (AbsentImport each : imports) {
            String message = "the file \"" + each.path + "\" does not exist in " + String.join(", ", each.searched);
            if (needed) {
                each.from
                        .problems()
                        .report(
                                DiagnosticCode.UNKNOWN_IMPORT,
                                each.place,
                                message,
                                "Add the file at this path, or pass its folder with --proto-path.");
            } else {
                each.from
                        .problems()
                        .report(
                                DiagnosticCode.ABSENT_OPTIONS,
                                each.place,
                                message + "; its options are ignored",
                                "Pass its folder with --proto-path to use the options.");
            }
        }
    }

    /** Removes the imports that do not exist from a descriptor. */
    void removeFrom(FileDescriptorProto.Builder file) {
        if (!concerns(file.build())) {
            return;
        }
        FileDescriptorProto written = file.build();
        file.clearDependency().clearPublicDependency().clearWeakDependency().clearOptionDependency();
        for (int index = 0; index < written.getDependencyCount(); index++) {
            if (!paths.contains(written.getDependency(index))) {
                int kept = file.getDependencyCount();
                file.addDependency(written.getDependency(index));
                if (written.getPublicDependencyList().contains(index)) {
                    file.addPublicDependency(kept);
                }
                if (written.getWeakDependencyList().contains(index)) {
                    file.addWeakDependency(kept);
                }
            }
        }
        written.getOptionDependencyList().stream()
                .filter(path -> !paths.contains(path))
                .forEach(file::addOptionDependency);
    }
}
