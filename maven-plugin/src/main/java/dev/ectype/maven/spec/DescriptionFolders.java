package dev.ectype.maven.spec;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folders of a project in which a goal finds descriptions by file name. */
public enum DescriptionFolders {
    /** The folders of the main sources. */
    MAIN,
    /** The folders of the tests. */
    TEST,
    /** The folders of the main sources and of the tests. */
    ALL,
    /** The folders of the tests only if the main sources have no description; for goals with a single one. */
    MAIN_ELSE_TEST;

    /** The folders in search order, including missing ones. */
    public List<Path> in(Path base) {
        List<Path> product = kind(base, "main");
        List<Path> tests = kind(base, "test");
        return switch (this) {
            case MAIN -> product;
            case TEST -> tests;
            case ALL -> both(product, tests);
            case MAIN_ELSE_TEST ->
                product.stream().anyMatch(each -> !DescriptionFiles.in(each).isEmpty())
                        ? product
                        : both(product, tests);
        };
    }

    private static List<Path> kind(Path base, String kind) {
        return List.of(
                base.resolve("src").resolve(kind).resolve("api"),
                base.resolve("src").resolve(kind).resolve("resources"));
    }

    private static List<Path> both(List<Path> product, List<Path> tests) {
        return Stream.concat(product.stream(), tests.stream()).toList();
    }
}
