package dev.ectype.maven.spec;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * The parts of a project in which descriptions may lie.
 *
 * @param base the folder that paths begin at
 * @param reach the folder that references may not leave
 * @param folders where descriptions are found by their names
 * @param classPath the jars and folders of its dependencies, which are only asked for when they are needed
 * @param offline whether nothing may be fetched
 */
public record ProjectLayout(
        Path base, Path reach, List<Path> folders, Supplier<List<Path>> classPath, boolean offline) {
    public ProjectLayout {
        folders = List.copyOf(folders);
    }
}
