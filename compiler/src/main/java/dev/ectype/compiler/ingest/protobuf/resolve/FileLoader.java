package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.protobuf.syntax.DeclarationCount;
import dev.ectype.compiler.ingest.protobuf.syntax.ParsedFile;
import dev.ectype.compiler.ingest.protobuf.syntax.ProtoParser;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Loads a file and all its direct and indirect imports. */
final class FileLoader {
    private static final int MOST_FILES = 10_000;
    private static final int DEEPEST = 200;

    private final Imports imports;
    private final AbsentImports absent;
    private final Diagnostics diagnostics;
    private final Map<String, ParsedFile> read = new LinkedHashMap<>();
    private final Set<String> requested = new LinkedHashSet<>();
    private final Set<String> open = new LinkedHashSet<>();
    private final DeclarationCount declarations = new DeclarationCount();
    private boolean isComplete = true;

    FileLoader(Imports imports, AbsentImports absent, Diagnostics diagnostics) {
        this.imports = imports;
        this.absent = absent;
        this.diagnostics = diagnostics;
    }

    /** Returns the files in dependency order, or none after reporting malformed files. */
    List<ParsedFile> load(Map<String, Imports.Source> entries) {
        entries.forEach((path, entry) -> {
            if (!requested.contains(path) && !declarations.isExceeded()) {
                read(path, entry);
            }
        });
        return isComplete ? new ArrayList<>(read.values()) : List.of();
    }

    private void read(String path, Imports.Source source) {
        requested.add(path);
        open.add(path);
        ParsedFile file = ProtoParser.parse(path, source.displayName(), source.text(), declarations, diagnostics);
        isComplete &= file.isSound();
        FileDescriptorProto descriptor = file.descriptor();
        for (int index = 0; index < descriptor.getDependencyCount(); index++) {
            follow(file, FileDescriptorProto.DEPENDENCY_FIELD_NUMBER, index, descriptor.getDependency(index));
        }
        for (int index = 0; index < descriptor.getOptionDependencyCount(); index++) {
            follow(
                    file,
                    FileDescriptorProto.OPTION_DEPENDENCY_FIELD_NUMBER,
                    index,
                    descriptor.getOptionDependency(index));
        }
        open.remove(path);
        read.put(path, file);
    }

    private void follow(ParsedFile from, int number, int index, String path) {
        if (declarations.isExceeded()) {
            return;
        }
        ElementPath place = ElementPath.FILE.child(number, index);
        if (open.contains(path)) {
            List<String> cycle = new ArrayList<>(open);
            cycle = new ArrayList<>(cycle.subList(cycle.indexOf(path), cycle.size()));
            cycle.add(path);
            missing(
                    from,
                    place,
                    "the files import each other: " + String.join(" -> ", cycle),
                    "Move the shared declarations into a third file.");
        } else if (!requested.contains(path)) {
            Imports.Source found = find(from, place, path);
            if (found != null) {
                read(path, found);
            }
        }
    }

    private Imports.@Nullable Source find(ParsedFile from, ElementPath place, String path) {
        if (open.size() >= DEEPEST || requested.size() >= MOST_FILES) {
            missing(
                    from,
                    place,
                    "\"" + path + "\" is not read, because the imports exceed the limit",
                    "Import at most " + MOST_FILES + " files, in chains of at most " + DEEPEST + ".");
            return null;
        }
        Imports.Source found = imports.find(path);
        if (found == null) {
            requested.add(path);
            absent.add(from, from.places().of(place), path, imports.places(path));
        }
        return found;
    }

    private void missing(ParsedFile from, ElementPath place, String message, String hint) {
        isComplete = false;
        from.problems().report(DiagnosticCode.UNKNOWN_IMPORT, from.places().of(place), message, hint);
    }
}
