package dev.ectype.maven.spec;

import dev.ectype.compiler.ingest.EntryFinder;
import dev.ectype.compiler.source.Fetcher;
import dev.ectype.compiler.source.HttpFetcher;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Resolves the input of a goal to descriptions. */
public final class DescriptionFinder {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final ProjectLayout project;

    public DescriptionFinder(ProjectLayout project) {
        this.project = project;
    }

    /** Finds the given description, or by default all descriptions by file name; at least one. */
    public List<LocatedDescription> find(@Nullable String given) {
        if (given == null || given.isBlank()) {
            return byName();
        }
        String input = given.strip();
        if (input.startsWith("http://") || input.startsWith("https://")) {
            return List.of(address(input));
        }
        if (input.startsWith("jar:")) {
            return List.of(JarAddress.description(input));
        }
        Path path = path(input);
        if (Files.isDirectory(path)) {
            return List.of(onlyOneIn(path));
        }
        return List.of(Files.exists(path) ? file(path) : inDependency(input, path));
    }

    /** Finds the file of an overlay. */
    public LocatedDescription overlay(String given) {
        return single(given, "overlay");
    }

    /** Finds the file of a Postman environment. */
    public LocatedDescription environment(String given) {
        return single(given, "environment");
    }

    private LocatedDescription single(String given, String role) {
        String input = given.strip();
        if (input.startsWith("http://") || input.startsWith("https://")) {
            return address(input);
        }
        if (input.startsWith("jar:")) {
            return JarAddress.description(input);
        }
        Path path = path(input);
        if (!Files.isRegularFile(path)) {
            throw new GoalFailure(
                    "the " + role + " \"" + input + "\" is not a file",
                    "Give the path of a file in <" + role + "s>, relative to the folder of the project.");
        }
        return file(path);
    }

    private List<LocatedDescription> byName() {
        List<LocatedDescription> found = new ArrayList<>();
        for (Path folder : project.folders()) {
            DescriptionFiles.in(folder).forEach(file -> found.add(file(file)));
        }
        if (found.isEmpty()) {
            String folders = project.folders().stream().map(this::displayPath).collect(Collectors.joining(", "));
            throw new GoalFailure(
                    "no API description found: neither openapi.yaml nor *-openapi.yaml (or .yml, .json) exists below "
                            + folders,
                    "Rename the file, or give its path as <inputSpec>.");
        }
        return found;
    }

    private LocatedDescription file(Path file) {
        Path reach = file.startsWith(project.reach()) ? project.reach() : file.getParent();
        SourceRoot root = reach == null ? SourceRoot.file(file) : SourceRoot.file(file, reach);
        return new LocatedDescription(displayPath(file), root, file.getParent(), false);
    }

    private LocatedDescription onlyOneIn(Path folder) {
        try {
            List<Path> entries = EntryFinder.in(folder);
            if (entries.size() == 1) {
                return file(entries.get(0));
            }
            String names = entries.stream().limit(10).map(this::displayPath).collect(Collectors.joining(", "));
            throw new GoalFailure(
                    "the folder \"" + displayPath(folder) + "\" contains "
                            + (entries.isEmpty() ? "no API description" : entries.size() + " descriptions: " + names),
                    "Give the file as <inputSpec>, with a separate execution for each.");
        } catch (IOException unreadable) {
            throw new GoalFailure(
                    "the folder \"" + displayPath(folder) + "\" cannot be read", "Give a readable folder.");
        }
    }

    private LocatedDescription address(String address) {
        Fetcher fetcher = project.offline() ? DescriptionFinder::refuse : new HttpFetcher(TIMEOUT);
        try {
            return new LocatedDescription(address, SourceRoot.url(URI.create(address), fetcher), null, true);
        } catch (IllegalArgumentException malformed) {
            throw new GoalFailure(
                    "\"" + address + "\" is not an HTTP URL", "Write a URL such as https://example.com/openapi.yaml.");
        }
    }

    private static byte[] refuse(URI address, int limit) throws IOException {
        throw new IOException("Maven is offline");
    }

    private LocatedDescription inDependency(String input, Path path) {
        LocatedDescription found =
                ClassPathLookup.find(input, project.classPath().get());
        if (found == null) {
            throw new GoalFailure(
                    "the file \"" + path + "\" does not exist and no dependency contains \"" + input + "\"",
                    "Give the path of a file, a folder or a resource in a dependency, or a URL.");
        }
        return found;
    }

    private Path path(String input) {
        try {
            return project.base().resolve(input).normalize();
        } catch (InvalidPathException malformed) {
            throw new GoalFailure("\"" + input + "\" is not a path", "Give the path of a file or a URL.");
        }
    }

    private String displayPath(Path path) {
        Path relative = path.startsWith(project.base()) ? project.base().relativize(path) : path;
        return relative.toString().replace('\\', '/');
    }
}
