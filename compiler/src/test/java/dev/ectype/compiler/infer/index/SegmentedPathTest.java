package dev.ectype.compiler.infer.index;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SegmentedPathTest {
    @ParameterizedTest
    @CsvSource({
        "/books.json, /books",
        "/books/{id}.json, /books/{}",
        "/books{mediaTypeExtension}, /books",
        "/books/{id}.{format}, /books/{}",
        "/books/{id}{output_format}/chapters, /books/{}/chapters",
        "/books/{format}, /books/{}",
        "/books/{id}:lend, /books/{}/lend",
    })
    void leavesFormatsOut(String path, String key) {
        assertThat(SegmentedPath.of(path).key()).isEqualTo(key);
    }
}
