package dev.ectype.launcher.emulated.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests methods that count the instances of a list. */
final class GrpcCountsTest {
    private final LocalService library = LocalService.of("shelves.proto", "example.shelves.Library/");

    @AfterEach
    void close() {
        library.close();
    }

    private String call(String method, String message) {
        LocalService.Answer answer = library.call(method, message);
        return answer.status() + " " + answer.text();
    }

    private void create(String shelf, String... books) {
        assertThat(call("CreateShelf", "{'shelfId': '" + shelf + "', 'shelf': {}}"))
                .startsWith("200 ");
        for (String book : books) {
            assertThat(call("CreateBook", "{'parent': 'shelves/" + shelf + "', 'bookId': '" + book + "', 'book': {}}"))
                    .startsWith("200 ");
        }
    }

    @Test
    void aCountIsTheNumberOfStoredInstances() {
        assertThat(call("CountShelves", "{}")).isEqualTo("200 {\"count\":0}");
        create("sea");
        create("war");
        assertThat(call("CountShelves", "{}")).isEqualTo("200 {\"count\":2}");
        call("DeleteShelf", "{'name': 'shelves/sea'}");
        assertThat(call("CountShelves", "{}")).isEqualTo("200 {\"count\":1}");
    }

    @Test
    void aCountHasTheFiltersOfItsList() {
        create("sea", "moby", "typee");
        create("war", "iliad");
        assertThat(call("CountBooks", "{'parent': 'shelves/sea'}")).isEqualTo("200 {\"total\":2}");
        assertThat(call("CountBooks", "{'parent': 'shelves/war'}")).isEqualTo("200 {\"total\":1}");
    }
}
