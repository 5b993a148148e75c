package dev.ectype.architecture.repository;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sources of the repository: paths of files and folders, and the simple names of Java types. */
record RepositoryFiles(Set<String> paths, Set<String> types) {
    /** The folder of the checkout, which contains that of this module. */
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static final Set<String> OMITTED = Set.of("target", "node_modules", ".git", ".service", ".idea");
    private static final Pattern TYPE = Pattern.compile("\\b(?:class|record|interface|enum) (\\w+)");

    static RepositoryFiles read() throws IOException {
        Set<String> paths = new LinkedHashSet<>();
        Set<String> types = new LinkedHashSet<>();
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                if (OMITTED.contains(String.valueOf(folder.getFileName()))) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                paths.add(path(folder));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                paths.add(path(file));
                if (file.toString().endsWith(".java")) {
                    types.addAll(typesOf(Files.readString(file)));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return new RepositoryFiles(Set.copyOf(paths), Set.copyOf(types));
    }

    /** Returns the paths of all types in the main sources of the modules, in their order. */
    List<String> mainTypes() {
        return paths.stream()
                .filter(path -> path.contains("src/main/java/") && path.endsWith(".java"))
                .filter(path -> !path.startsWith("samples/") && !path.contains("/src/it/"))
                .filter(path -> !path.endsWith("/package-info.java") && !path.endsWith("/module-info.java"))
                .sorted()
                .toList();
    }

    boolean hasTopFolder(String name) {
        return paths.contains(name);
    }

    /** Returns whether a file or folder exists. The segment {@code …} stands for any folders. */
    boolean hasPath(String path) {
        String plain = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        if (!plain.contains("…")) {
            return paths.contains(plain);
        }
        Pattern pattern = Pattern.compile(String.join(
                ".*", List.of(plain.split("…")).stream().map(Pattern::quote).toList()));
        return paths.stream().anyMatch(known -> pattern.matcher(known).matches());
    }

    boolean hasJavaFile(String name) {
        return paths.stream().anyMatch(path -> path.endsWith("/" + name));
    }

    private static List<String> typesOf(String source) {
        List<String> types = new ArrayList<>();
        Matcher type = TYPE.matcher(source);
        while (type.find()) {
            types.add(type.group(1));
        }
        return types;
    }

    /** Returns the path of a file of the repository from its root on, with slashes. */
    static String path(Path file) {
        return ROOT.relativize(file).toString().replace('\\', '/');
    }
}
