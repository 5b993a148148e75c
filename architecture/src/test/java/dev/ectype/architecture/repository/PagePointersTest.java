package dev.ectype.architecture.repository;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.architecture.repository.MarkdownPage.Pointer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests that links, anchors, file paths and class names in the pages of the repository exist. */
class PagePointersTest {
    private static final Pattern PATH = Pattern.compile("[\\w.-]+(/[\\w.…-]+)+/?");
    private static final Pattern CLASS_FILE = Pattern.compile("[A-Z]\\w+\\.java");
    private static final Pattern CLASS = Pattern.compile("[A-Z][a-z]+([A-Z][a-z0-9]+)+");

    /** Pages for contributors, in which a code span in camel case is a class of the repository. */
    private static final List<String> INTERNAL =
            List.of("ARCHITECTURE.md", "CONTRIBUTING.md", "docs/decisions", "docs/internals");

    /** Names in these pages that are no classes of the repository: one of Spring Security, and an operation of an example. */
    private static final Set<String> OTHER_NAMES = Set.of("AuthenticationFilter", "CreateBook");

    /** A file that is kept on a machine, but not in the repository. */
    private static final String LOCAL = ".ci/costs.tsv";

    private static RepositoryFiles files = new RepositoryFiles(Set.of(), Set.of());

    @BeforeAll
    static void readRepository() throws IOException {
        files = RepositoryFiles.read();
    }

    @Test
    void linksHaveTargets() throws IOException {
        List<String> missing = new ArrayList<>();
        int links = 0;
        for (MarkdownPage page : pages()) {
            for (Pointer link : page.links()) {
                links++;
                if (!link.target().matches("[a-z]+:.*") && !exists(page, link.target())) {
                    missing.add(place(page, link));
                }
            }
        }
        assertThat(links).isGreaterThan(100);
        assertThat(missing).as("links without a target").isEmpty();
    }

    @Test
    void pathsInCodeSpansExist() throws IOException {
        List<String> missing = new ArrayList<>();
        for (MarkdownPage page : pages()) {
            for (Pointer code : page.codeSpans()) {
                String text = code.target();
                boolean lost = CLASS_FILE.matcher(text).matches() && !files.hasJavaFile(text)
                        || isSource(text) && !files.hasPath(text)
                        || isLostSource(page, text);
                if (lost) {
                    missing.add(place(page, code));
                }
            }
        }
        assertThat(missing).as("paths that do not exist").isEmpty();
    }

    @Test
    void classesInPagesForContributorsExist() throws IOException {
        List<String> missing = new ArrayList<>();
        int classes = 0;
        for (MarkdownPage page : pages()) {
            for (Pointer code : isInternal(page) ? page.codeSpans() : List.<Pointer>of()) {
                String name = code.target();
                if (CLASS.matcher(name).matches() && !OTHER_NAMES.contains(name)) {
                    classes++;
                    if (!files.types().contains(name)) {
                        missing.add(place(page, code));
                    }
                }
            }
        }
        assertThat(classes).isGreaterThan(50);
        assertThat(missing).as("classes that do not exist").isEmpty();
    }

    @Test
    void theIndexHasEveryPage() throws IOException {
        String index = Files.readString(RepositoryFiles.ROOT.resolve("docs/README.md"));
        String decisions = Files.readString(RepositoryFiles.ROOT.resolve("docs/decisions/README.md"));
        String diagnostics = Files.readString(RepositoryFiles.ROOT.resolve("docs/diagnostics.md"));
        for (MarkdownPage page : pages()) {
            String path = relative(page);
            if (path.startsWith("docs/decisions/0")) {
                assertThat(decisions).contains("](" + path.substring("docs/decisions/".length()) + ")");
            } else if (path.startsWith("docs/diagnostics/")) {
                assertThat(diagnostics).contains("](" + path.substring("docs/".length()) + ")");
            } else if (path.startsWith("docs/") && !path.equals("docs/README.md")) {
                assertThat(index).contains("](" + path.substring("docs/".length()) + ")");
            }
        }
    }

    private static boolean exists(MarkdownPage page, String link) throws IOException {
        int hash = link.indexOf('#');
        String path = URI.create(hash < 0 ? link : link.substring(0, hash)).getPath();
        Path target =
                path.isEmpty() ? page.file() : page.file().resolveSibling(path).normalize();
        if (!target.startsWith(RepositoryFiles.ROOT) || !Files.exists(target)) {
            return false;
        }
        return hash < 0
                || !Files.isRegularFile(target)
                || MarkdownPage.read(target).anchors().contains(link.substring(hash + 1));
    }

    /** Returns whether a code span is the path of a source: below a folder of the repository, except results of builds. */
    private static boolean isSource(String text) {
        return PATH.matcher(text).matches()
                && files.hasTopFolder(text.substring(0, text.indexOf('/')))
                && !(text + "/").contains("/target/")
                && !text.equals(LOCAL);
    }

    /** Returns whether a code span is the path of a Java file in a folder that no longer exists. */
    private static boolean isLostSource(MarkdownPage page, String text) {
        return isInternal(page)
                && PATH.matcher(text).matches()
                && text.endsWith(".java")
                && !files.hasPath(text)
                && !files.hasPath("…/" + text);
    }

    private static boolean isInternal(MarkdownPage page) {
        return INTERNAL.stream().anyMatch(relative(page)::startsWith);
    }

    private static List<MarkdownPage> pages() throws IOException {
        List<Path> found = new ArrayList<>();
        for (String page : List.of("README.md", "ARCHITECTURE.md", "GLOSSARY.md", "CONTRIBUTING.md", "CHANGELOG.md")) {
            found.add(RepositoryFiles.ROOT.resolve(page));
        }
        found.add(RepositoryFiles.ROOT.resolve("samples/README.md"));
        found.add(RepositoryFiles.ROOT.resolve("benchmarks/README.md"));
        try (Stream<Path> docs = Files.walk(RepositoryFiles.ROOT.resolve("docs"))) {
            docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(found::add);
        }
        List<MarkdownPage> pages = new ArrayList<>();
        for (Path file : found) {
            pages.add(MarkdownPage.read(file));
        }
        return pages;
    }

    private static String relative(MarkdownPage page) {
        return RepositoryFiles.path(page.file());
    }

    private static String place(MarkdownPage page, Pointer pointer) {
        return relative(page) + ":" + pointer.line() + ": " + pointer.target();
    }
}
