package dev.ectype.maven.spec;

import dev.ectype.compiler.source.SourceRoot;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds a description among the resources of dependencies: jars or folders of modules in the same build. */
final class ClassPathLookup {
    private ClassPathLookup() {}

    static @Nullable LocatedDescription find(String description, List<Path> classPath) {
        String name = description.replace('\\', '/').replaceFirst("^/+", "");
        for (Path place : classPath) {
            LocatedDescription found =
                    Files.isDirectory(place) ? inFolder(name, place) : JarContents.description(name, place);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable LocatedDescription inFolder(String name, Path folder) {
        try {
            Path file = folder.resolve(name).normalize();
            boolean there = file.startsWith(folder) && Files.isRegularFile(file);
            return there ? new LocatedDescription(name, SourceRoot.file(file, folder), file.getParent(), false) : null;
        } catch (InvalidPathException noName) {
            return null;
        }
    }
}
