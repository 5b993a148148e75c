package dev.ectype.maven.spec;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folders of a project where a goal finds descriptions by the names of their files. */
public enum DescriptionFolders {
    /** Those of the product. */
    MAIN,
    /** Those of its tests. */
    TEST,
    /** Both. */
    ALL,
    /** Those of its tests only where the product has no description; for goals that take one. */
    MAIN_ELSE_TEST;

    /** The folders, be they there or not, in the order in which they are searched. */
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
