package dev.ectype.cli.spec;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.StandardStream;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.ingest.EntryFinder;
import dev.ectype.compiler.source.HttpFetcher;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.io.IOException;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Resolves a SPEC argument to descriptions. */
public final class SpecFinder {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final int LARGEST_INPUT = 64 << 20;

    private final Terminal terminal;
    private final @Nullable Path root;
    private final List<Path> imports;

    /** Creates a finder. References may reach files below the root; null gives each description its own root. */
    public SpecFinder(Terminal terminal, @Nullable Path root) {
        this(terminal, root, List.of());
    }

    /** Creates a finder. Imports of .proto files are also searched in these folders. */
    public SpecFinder(Terminal terminal, @Nullable Path root, List<Path> imports) {
        this.terminal = terminal;
        this.root = root;
        this.imports = List.copyOf(imports);
    }

    /** Returns the single description of a SPEC; a folder must contain exactly one. */
    public Spec one(String typed) {
        List<Spec> all = all(typed);
        if (all.size() == 1) {
            return all.get(0);
        }
        List<String> names = all.stream().map(Spec::name).sorted().toList();
        throw CommandFailure.usage(
                "the folder \"" + typed + "\" contains " + all.size() + " descriptions: " + listed(names),
                "Choose one, such as `" + names.get(0) + "`.");
    }

    /** Returns all descriptions of a SPEC, at least one. */
    public List<Spec> all(String typed) {
        if (typed.isBlank()) {
            throw CommandFailure.usage(
                    "the argument SPEC is empty, perhaps because a variable is not set",
                    "Give a file, a folder (. is the current folder), a URL, or - for standard input.");
        }
        if (typed.equals("-")) {
            return List.of(new Spec("-", SourceRoot.text("-", input())));
        }
        if (typed.startsWith("http://") || typed.startsWith("https://")) {
            return List.of(address(typed));
        }
        Path path = path(typed);
        if (Files.isDirectory(path)) {
            return folder(typed, path);
        }
        if (!Files.exists(path)) {
            throw absent(typed, path);
        }
        return List.of(new Spec(typed, file(path, null)));
    }

    /** Returns the source of an overlay: a file or an address. */
    public SourceRoot overlay(String typed) {
        return single(typed, "overlay");
    }

    /** Returns the source of an environment: a file or an address. */
    public SourceRoot environment(String typed) {
        return single(typed, "environment");
    }

    private SourceRoot single(String typed, String role) {
        if (typed.startsWith("http://") || typed.startsWith("https://")) {
            return address(typed).root();
        }
        Path path = path(typed);
        if (Files.isDirectory(path)) {
            throw CommandFailure.usage(
                    "the " + role + " \"" + typed + "\" is a folder", "Give the file of the " + role + ".");
        }
        if (!Files.exists(path)) {
            throw absent(typed, path);
        }
        return file(path, null);
    }

    /** Returns whether a file or folder of this name exists. */
    public boolean exists(String typed) {
        return typed.equals("-") || typed.contains("://") || Files.exists(path(typed));
    }

    private SourceRoot file(Path file, @Nullable Path folder) {
        Path reach = root == null ? folder : root;
        SourceRoot source = reach == null ? SourceRoot.file(file) : SourceRoot.file(file, reach);
        return source.withSearchFolders(imports);
    }

    private static Spec address(String typed) {
        try {
            return new Spec(typed, SourceRoot.url(URI.create(typed), new HttpFetcher(TIMEOUT)));
        } catch (IllegalArgumentException malformed) {
            throw CommandFailure.usage(
                    "\"" + typed + "\" is not an HTTP URL", "Write a URL such as https://example.com/openapi.yaml.");
        }
    }

    private List<Spec> folder(String typed, Path folder) {
        try {
            List<Path> entries = EntryFinder.in(folder);
            if (entries.isEmpty()) {
                throw CommandFailure.usage(
                        "the folder \"" + typed + "\" contains no API description",
                        "Use a folder with a file whose root names its format, such as `openapi: 3.1.0`.");
            }
            return entries.stream()
                    .map(entry -> new Spec(entry.toString(), file(entry, folder)))
                    .toList();
        } catch (IOException unreadable) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT, "the folder \"" + typed + "\" cannot be read", "Use a readable folder.");
        }
    }

    private CommandFailure absent(String typed, Path path) {
        String nearest = NearestName.to(String.valueOf(path.getFileName()), neighbours(path));
        Path parent = Path.of(typed).getParent();
        String meant = nearest == null || parent == null
                ? nearest
                : parent.resolve(nearest).toString();
        String hint = meant == null
                ? "Give a file, a folder, a URL, or - for standard input."
                : "Did you mean \"" + meant + "\"?";
        return CommandFailure.usage("the file \"" + typed + "\" does not exist", hint);
    }

    private static List<String> neighbours(Path path) {
        List<String> names = new ArrayList<>();
        Path parent = path.toAbsolutePath().getParent();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(parent == null ? path : parent)) {
            all.forEach(each -> names.add(String.valueOf(each.getFileName())));
        } catch (IOException noFolder) {
            return List.of();
        }
        names.sort(null);
        return names;
    }

    private Path path(String typed) {
        try {
            return terminal.path(typed);
        } catch (InvalidPathException malformed) {
            throw CommandFailure.usage("\"" + typed + "\" is not a path", "Give a file, a folder, a URL, or -.");
        }
    }

    private byte[] input() {
        if (terminal.isInteractive(StandardStream.IN)) {
            terminal.printMessage("reading a description from the keyboard; end it with Ctrl-D");
        }
        try {
            return terminal.in().readNBytes(LARGEST_INPUT + 1);
        } catch (IOException broken) {
            throw new CommandFailure(ExitCode.ENVIRONMENT, "standard input cannot be read", "Use a file instead of -.");
        }
    }

    private static String listed(List<String> names) {
        int limit = Math.min(10, names.size());
        String rest = names.size() > limit ? " and " + (names.size() - limit) + " more" : "";
        return String.join(", ", names.subList(0, limit)) + rest;
    }
}
