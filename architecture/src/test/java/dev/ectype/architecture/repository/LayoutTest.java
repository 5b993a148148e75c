package dev.ectype.architecture.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Checks sizes and names of the main sources of all modules. */
class LayoutTest {
    private static final int MOST_FILES = 35;
    private static final int MOST_LINES = 300;

    /** Simple names that several types have, with the reason. */
    private static final Map<String, String> REPEATED = Map.ofEntries(
            Map.entry("ErrorMeaning", "the compiler writes it and the runtime, which it cannot see, reads it"),
            Map.entry("IdStyle", "the compiler writes it and the runtime, which it cannot see, reads it"),
            Map.entry("JsonName", "the compiler and the emitted code, which cannot see it, mark records alike"),
            Map.entry("Main", "each program has one"),
            Map.entry("MalformedJson", "the compiler and the runtime have a JSON parser each"),
            Map.entry("Member", "a member of an organization and a member of a JSON document are terms of two fields"),
            Map.entry("MemberPath", "the compiler writes it and the runtime, which it cannot see, reads it"),
            Map.entry("Page", "lists of emulators and of the control plane have pages"),
            Map.entry("PageSlot", "the compiler writes it and the runtime, which it cannot see, reads it"),
            Map.entry("Plan", "a plan of an emulator and a plan that an organization has are terms of two fields"),
            Map.entry("Problem", "the term of RFC 9457, with which emulators and the control plane answer"),
            Map.entry("ProblemKind", "the compiler writes it and the runtime, which it cannot see, reads it"),
            Map.entry("Resource", "the compiler infers it and emitted code implements it"),
            Map.entry("ResourceName", "the compiler writes it and the runtime, which it cannot see, reads it"),
            Map.entry("Row", "a row of an emulator's state and a row of a database are terms of two fields"),
            Map.entry("Snapshot", "the client and the control plane, which it calls, name the same"));

    private static List<String> types = List.of();

    @BeforeAll
    static void findTypes() throws IOException {
        types = RepositoryFiles.read().mainTypes();
        assertThat(types).hasSizeGreaterThan(2000);
    }

    @Test
    void packagesAreSmall() {
        Map<String, Long> sizes = types.stream()
                .collect(Collectors.groupingBy(
                        type -> type.substring(0, type.lastIndexOf('/')), TreeMap::new, Collectors.counting()));
        sizes.values().removeIf(size -> size <= MOST_FILES);
        assertThat(sizes).as("packages with more than %d files", MOST_FILES).isEmpty();
    }

    @Test
    void simpleNamesAreUnique() {
        Map<String, List<String>> named = types.stream()
                .collect(Collectors.groupingBy(LayoutTest::simpleName, TreeMap::new, Collectors.toList()));
        named.values().removeIf(files -> files.size() == 1);
        Set<String> unused = new TreeSet<>(REPEATED.keySet());
        unused.removeAll(named.keySet());
        named.keySet().removeAll(REPEATED.keySet());
        assertThat(named)
                .as("simple names of several types without a listed reason")
                .isEmpty();
        assertThat(unused).as("listed names that only one type has").isEmpty();
    }

    @Test
    void filesAreShort() throws IOException {
        Map<String, Integer> lengths = new TreeMap<>();
        for (String type : types) {
            int length = Files.readAllLines(RepositoryFiles.ROOT.resolve(type)).size();
            if (length > MOST_LINES) {
                lengths.put(type, length);
            }
        }
        assertThat(lengths).as("files of more than %d lines", MOST_LINES).isEmpty();
    }

    private static String simpleName(String type) {
        return type.substring(type.lastIndexOf('/') + 1, type.length() - ".java".length());
    }
}
