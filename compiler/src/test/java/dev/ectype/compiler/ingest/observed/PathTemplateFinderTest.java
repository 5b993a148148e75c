package dev.ectype.compiler.ingest.observed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ingest.traffic.RecordingBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathTemplateFinderTest {
    private final RecordingBuilder recorded = new RecordingBuilder();

    private List<String> paths() {
        return PathTemplateFinder.of(recorded.samples()).stream()
                .map(ObservedPath::path)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7",
                "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
                "%7B6ba7b810-9dad-11d1-80b4-00c04fd430c8%7D",
                "cus_9s6XKzkNRiz8i3",
                "64c10bc25a36604b5a414077",
                "ann@zoo.example",
                "2026-01-31",
                "01J9ZQ3V5M7XK2T4B6N8P0R1S3"
            })
    void identifierPatternsAreVariables(String id) {
        recorded.get("/pets/" + id, 200, "{}");
        assertThat(paths()).containsExactly("/pets/{petId}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mine", "find-by-status", "v2", "1.0", "oauth2", "user_info", "restore"})
    void wordsStay(String word) {
        recorded.get("/pets/" + word, 200, "{}");
        assertThat(paths()).containsExactly("/pets/" + word);
    }

    @Test
    void numberThatPathsBeginWithIsAVersion() {
        recorded.get("/2/pets/3", 200, "{}");
        assertThat(paths()).containsExactly("/2/pets/{petId}");
    }

    @Test
    void repliesRevealIdentifiers() {
        recorded.get("/users/mia", 200, "{\"login\": \"mia\", \"type\": \"User\"}")
                .get("/species", 200, "[{\"slug\": \"otter\"}, {\"slug\": \"heron\"}]")
                .get("/species/heron/animals", 200, "[]")
                .get("/species/rare", 200, "[]");
        assertThat(paths()).containsExactly("/users/{login}", "/species", "/species/{slug}/animals", "/species/rare");
    }

    @Test
    void pathsMayUseDifferentIdentifiersOfOneInstance() {
        recorded.get("/workspaces/zoo%204", 200, "{\"name\": \"zoo 4\", \"slug\": \"zoo4\"}")
                .get("/workspaces/zoo4/projects", 200, "[]");
        assertThat(paths()).containsExactly("/workspaces/{name}", "/workspaces/{name}/projects");
    }

    @Test
    void plusMayBeASpace() {
        recorded.get("/cakes/Eclair+Cafe", 200, "{\"name\": \"Eclair Cafe\"}");
        assertThat(paths()).containsExactly("/cakes/{name}");
    }

    @Test
    void manyWordsWithRepliesAlikeAreValues() {
        String page = "{\"title\": \"T\", \"text\": \"X\"}";
        recorded.get("/pages/home", 200, page).get("/pages/about", 200, page);
        assertThat(paths()).containsExactly("/pages/home", "/pages/about");
        recorded.get("/pages/team", 200, page);
        assertThat(paths()).containsOnly("/pages/{pageId}");
    }

    @Test
    void manyWordsWithOtherRepliesAreWords() {
        recorded.get("/stats/day", 200, "{\"a\": 1, \"b\": 2}")
                .get("/stats/week", 200, "{\"a\": 1, \"c\": 2}")
                .get("/stats/all", 200, "{\"a\": 1, \"d\": 2}");
        assertThat(paths()).doesNotContain("/stats/{statId}");
    }

    @Test
    void variablesOfAPathHaveDifferentNames() {
        recorded.get("/owners/1/pets/2/owners/3", 200, "{}");
        assertThat(paths()).containsExactly("/owners/{ownerId}/pets/{petId}/owners/{ownerId2}");
    }

    @Test
    void invalidPathCharactersAreEscaped() {
        recorded.get("/a%20b/c%2Fd/%C3%BC/e:f", 200, "");
        assertThat(paths()).containsExactly("/a%20b/c%2Fd/%C3%BC/e:f");
    }
}
