package dev.ectype.launcher.emulated.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.carry.CarryOverReport;
import dev.ectype.runtime.emulator.fixture.FixtureFile;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a snapshot that a user wrote, with an instance that no path finds. */
final class HiddenInstanceTest {
    private static final String SHELVES = """
            /shelves:
              post: {requestBody: {JSON: Shelf}, responses: {'201': {description: ok, JSON: Shelf}}}
            /shelves/{shelfId}:
              parameters: [{name: shelfId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Shelf}}}
            /shelves/{shelfId}/books:
              parameters: [{name: shelfId, in: path, required: true, schema: {type: string}}]
              post: {requestBody: {JSON: Book}, responses: {'201': {description: ok, JSON: Book}}}
            """;
    private static final String BOOK = """
            /books/{bookId}:
              parameters: [{name: bookId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Book}}}
            """;
    private static final String NESTED = BOOK.replace("/books", "/shelves/{shelfId}/books")
            .replace("[{", "[{name: shelfId, in: path, required: true, schema: {type: string}}, {");
    private static final String TYPES = """
            Shelf: {type: object, required: [id], properties: {id: {type: string, readOnly: true}, name: {type: string}}}
            Book: {type: object, required: [id], properties: {id: {type: string, readOnly: true}, title: {type: string}}}
            """;

    @TempDir
    Path folder;

    @Test
    void anInstanceWithoutItsParentIsReported() throws IOException {
        Emulator emulator = started(SHELVES + NESTED);
        assertThat(CarryOverReport.of(Objects.requireNonNull(emulator.carriedFixture())))
                .containsExactly(
                        "kept 1 instance of 1 resource",
                        "no path finds books/b1: no relationship names its parent; add one from books/b1 to an instance of shelves");
    }

    @Test
    void anInstanceWithAPathOfItsOwnNeedsNoParent() throws IOException {
        assertThat(started(SHELVES + BOOK).carriedFixture()).isNull();
    }

    private Emulator started(String paths) throws IOException {
        Emulator emulator = ServedDescription.compiled(paths, TYPES);
        String snapshot = """
                {"format":1,"api":{"name":"Trial","version":"1","hash":"HASH"},"position":0,"clock":"2025-01-01T00:00:00.000Z",
                 "counters":{},"resources":{"shelves":[],"books":[{"id":"b1","version":1,"document":{"id":"b1"}}]},"relationships":[]}
                """.replace("HASH", emulator.plan().api().hash());
        Path file = Files.writeString(folder.resolve("snapshot.json"), snapshot);
        emulator.boot(EmulatorOptions.standard().withFixture(FixtureFile.json(file, false)));
        return emulator;
    }
}
