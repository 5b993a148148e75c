package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.protobuf.syntax.ParsedFile;
import dev.ectype.compiler.ingest.protobuf.syntax.ProtoParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads files and all their imports as complete descriptors. */
public final class ProtoFiles {
    private final SymbolTable symbols = new SymbolTable();
    private final SymbolTable builtIn = new SymbolTable();
    private final Map<String, LinkedFile> linked = new LinkedHashMap<>();
    private final AbsentImports absent = new AbsentImports();
    private final Set<String> broken = new LinkedHashSet<>();

    private ProtoFiles() {
        FileDescriptorProto descriptors = DescriptorProtos.getDescriptor().toProto();
        ParsedFile known = ProtoParser.known(descriptors);
        ElementCollector.collect(new LinkedFile(known, builtIn, absent));
    }

    /**
     * Reads a file.
     *
     *
     * @param path the import path of the file
     * @return the imports, then the file itself, or an empty list after reporting errors
     */
    public static List<FileDescriptorProto> read(
            String path, Imports.Source entry, Imports imports, Diagnostics diagnostics) {
        Map<String, Imports.Source> entries = new LinkedHashMap<>();
        entries.put(path, entry);
        return read(entries, imports, diagnostics);
    }

    /** Reads several files, by import path. */
    public static List<FileDescriptorProto> read(
            Map<String, Imports.Source> entries, Imports imports, Diagnostics diagnostics) {
        ProtoFiles files = new ProtoFiles();
        for (ParsedFile parsed : new FileLoader(imports, files.absent, diagnostics).load(entries)) {
            files.link(parsed);
        }
        files.absent.report();
        return files.broken.isEmpty() ? files.descriptors() : List.of();
    }

    private List<FileDescriptorProto> descriptors() {
        List<FileDescriptorProto> descriptors = new ArrayList<>();
        linked.values().forEach(file -> descriptors.add(file.proto().build()));
        return descriptors;
    }

    private void link(ParsedFile parsed) {
        LinkedFile file = new LinkedFile(parsed, symbols, absent);
        FileDescriptorProto descriptor = parsed.descriptor();
        boolean dependsOnBroken = descriptor.getDependencyList().stream().anyMatch(broken::contains)
                || descriptor.getOptionDependencyList().stream().anyMatch(broken::contains);
        if (dependsOnBroken) {
            broken.add(file.path());
            return;
        }
        descriptor.getDependencyList().forEach(path -> makeVisible(path, file.visible(), new LinkedHashSet<>()));
        file.visibleToOptions().addAll(file.visible());
        descriptor
                .getOptionDependencyList()
                .forEach(path -> makeVisible(path, file.visibleToOptions(), new LinkedHashSet<>()));
        int before = parsed.problems().reported();
        ElementCollector.collect(file);
        new TypeResolver(file).resolve();
        if (isSound(parsed, before)) {
            new OptionInterpreter(file, builtIn).interpret();
        }
        if (isSound(parsed, before)) {
            DeclarationRules.check(file);
        }
        absent.removeFrom(file.proto());
        file.proto().setSourceCodeInfo(parsed.info());
        linked.put(file.path(), file);
        if (!isSound(parsed, before)) {
            broken.add(file.path());
        }
    }

    private boolean isSound(ParsedFile parsed, int before) {
        return parsed.problems().reported() == before && !absent.isNeeded();
    }

    /** Makes the names of a file and of its public imports visible. */
    private void makeVisible(String path, Set<String> visible, Set<String> seen) {
        LinkedFile file = linked.get(path);
        if (file == null || !seen.add(path)) {
            return;
        }
        visible.add(path);
        FileDescriptorProto.Builder descriptor = file.proto();
        for (int index : descriptor.getPublicDependencyList()) {
            makeVisible(descriptor.getDependency(index), visible, seen);
        }
    }
}
