package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.protobuf.resolve.Imports;
import dev.ectype.compiler.ingest.protobuf.resolve.ProtoFiles;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.binding.ProtobufFiles;
import dev.ectype.compiler.ir.binding.WireSpelling;
import dev.ectype.compiler.source.SourceResolver;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the services of an API from one or more Protocol Buffers files. */
public final class ProtobufIngestor {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([A-Za-z_][\\w.]*)\\s*;");
    private static final Pattern VERSION = Pattern.compile("v\\d+\\w*");

    private ProtobufIngestor() {}

    /** Reads all files into one model, named after the first file. Returns null after reporting errors. */
    public static @Nullable ApiModel ingest(List<SourceResolver> sources, Diagnostics diagnostics) {
        SourceImports imports = new SourceImports(sources);
        List<Imports.Source> sourceFiles = new ArrayList<>();
        for (SourceResolver file : sources) {
            String text = file.entryText();
            if (text == null) {
                return null;
            }
            sourceFiles.add(new Imports.Source(file.name(), text));
        }
        Map<String, String> imported = EntryImportPaths.of(sourceFiles, imports);
        Map<String, Imports.Source> entries = new LinkedHashMap<>();
        for (Imports.Source entry : sourceFiles) {
            String usual = imported.getOrDefault(entry.displayName(), path(entry.displayName(), entry.text()));
            String path = entries.containsKey(usual) ? entry.displayName() : usual;
            entries.put(path, entry);
            imports.register(path, entry);
        }
        List<FileDescriptorProto> files = ProtoFiles.read(entries, imports, diagnostics);
        return files.isEmpty() ? null : model(files, entries.keySet().iterator().next(), imports.displayNames());
    }

    private static ApiModel model(List<FileDescriptorProto> files, String entry, Map<String, String> displayNames) {
        Documentation documentation = new Documentation(files, displayNames);
        Map<String, ProtoDeclaration> parts = ProtoDeclaration.of(files);
        MessageTypes types = new MessageTypes(parts, documentation, ResourceNamePatterns.of(files));
        List<Endpoint> endpoints =
                new ServiceReader(types, documentation, new LongRunningMethods(parts, types)).read(files);
        Map<String, SecurityScheme> open = new LinkedHashMap<>();
        FileDescriptorProto first = files.stream()
                .filter(file -> file.getName().equals(entry))
                .findFirst()
                .orElseThrow();
        Api api = new Api(
                name(first),
                version(first),
                null,
                List.of(),
                open,
                types.all(),
                null,
                new ProtobufFiles(encoded(files), WireSpelling.NONE),
                false);
        return new ApiModel(api, endpoints, List.of(), List.of());
    }

    private static Map<String, String> encoded(List<FileDescriptorProto> files) {
        Map<String, String> encoded = new LinkedHashMap<>();
        for (FileDescriptorProto file : files) {
            byte[] bare = file.toBuilder().clearSourceCodeInfo().build().toByteArray();
            encoded.put(file.getName(), Base64.getEncoder().encodeToString(bare));
        }
        return encoded;
    }

    /** Returns the import path of a file: its name behind the folders that match its package. */
    private static String path(String name, String text) {
        List<String> folders = List.of(name.replace('\\', '/').split("/"));
        Matcher declaration = PACKAGE.matcher(text);
        List<String> packages =
                declaration.find() ? List.of(declaration.group(1).split("\\.")) : List.of();
        int start = folders.size() - 1 - packages.size();
        boolean matches =
                start >= 0 && folders.subList(start, folders.size() - 1).equals(packages);
        return String.join("/", folders.subList(matches ? start : folders.size() - 1, folders.size()));
    }

    /** Returns the last word of the package that is no version, else the file name. */
    private static String name(FileDescriptorProto file) {
        List<String> words = new ArrayList<>(List.of(file.getPackage().split("\\.")));
        words.removeIf(word -> word.isEmpty() || VERSION.matcher(word).matches());
        String last = file.getName().substring(file.getName().lastIndexOf('/') + 1);
        String word = words.isEmpty() ? last.replaceFirst("\\.proto$", "") : words.get(words.size() - 1);
        String spaced = word.replaceAll("[-_]+", " ").strip();
        return spaced.isEmpty() ? "API" : spaced.substring(0, 1).toUpperCase(Locale.ROOT) + spaced.substring(1);
    }

    private static String version(FileDescriptorProto file) {
        List<String> words = List.of(file.getPackage().split("\\."));
        String last = words.get(words.size() - 1);
        return VERSION.matcher(last).matches() ? last : "0";
    }
}
