package dev.ectype.maven.spec;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * The parts of a project that may contain descriptions.
 *
 * @param base the base folder of relative paths
 * @param reach the folder that references may not leave
 * @param folders the folders in which descriptions are found by file name
 * @param classPath the jars and folders of its dependencies, which are resolved only on demand
 * @param offline whether downloads are forbidden
 */
public record ProjectLayout(
        Path base, Path reach, List<Path> folders, Supplier<List<Path>> classPath, boolean offline) {
    public ProjectLayout {
        folders = List.copyOf(folders);
    }
}
