package dev.ectype.launcher.emulated.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests identifiers that are messages with several fields. */
final class CompoundIdentifiersTest {
    private static final String SWIFT = "{'id': {'harbour': 'north', 'name': 'swift'}, 'colour': 'red'}";

    private final LocalService yard = LocalService.of("plain-yard.proto", "example.yard.v1.Yard/");

    @AfterEach
    void close() {
        yard.close();
    }

    private String yard(String method, String message) {
        LocalService.Answer answer = yard.call(method, message);
        return answer.status() + " " + answer.text();
    }

    @Test
    void allMembersIdentifyAnInstance() {
        assertThat(yard("CreateBoat", SWIFT)).startsWith("200 ");
        assertThat(yard("GetBoat", "{'id': {'name': 'swift', 'harbour': 'north'}}"))
                .isEqualTo("200 {\"id\":{\"harbour\":\"north\",\"name\":\"swift\"},\"colour\":\"red\"}");
        assertThat(yard("GetBoat", "{'id': {'harbour': 'south', 'name': 'swift'}}"))
                .startsWith("404 ");
        assertThat(yard("GetBoat", "{'id': {'harbour': 'north'}}")).startsWith("404 ");
        assertThat(yard("GetBoat", "{}")).startsWith("400 ");
    }

    @Test
    void anIdentifierIsUnique() {
        yard("CreateBoat", SWIFT);
        assertThat(yard("CreateBoat", SWIFT)).startsWith("409 ");
        assertThat(yard("CreateBoat", "{'id': {'harbour': 'south', 'name': 'swift'}}"))
                .startsWith("200 ");
    }

    @Test
    void changesAndDeletionsFindTheInstance() {
        yard("CreateBoat", SWIFT);
        assertThat(yard("UpdateBoat", "{'id': {'harbour': 'north', 'name': 'swift'}, 'colour': 'blue'}"))
                .startsWith("200 ");
        assertThat(yard("GetBoat", "{'id': {'harbour': 'north', 'name': 'swift'}}"))
                .contains("blue");
        assertThat(yard("DeleteBoat", "{'id': {'harbour': 'north', 'name': 'swift'}}"))
                .startsWith("200 ");
        assertThat(yard("DeleteBoat", "{'id': {'harbour': 'north', 'name': 'swift'}}"))
                .startsWith("404 ");
    }

    @Test
    void aListIsFilteredByMembersOfTheIdentifier() {
        yard("CreateBoat", SWIFT);
        yard("CreateBoat", "{'id': {'harbour': 'south', 'name': 'calm'}}");
        assertThat(yard("ListBoats", "{'harbour': 'south'}")).contains("calm").doesNotContain("swift");
        assertThat(yard("ListBoats", "{}")).contains("calm", "swift");
        assertThat(yard("ListBoats", "{'id': {'harbour': 'north'}}"))
                .contains("swift")
                .doesNotContain("calm");
    }

    @Test
    void aCreationTakesTheMembersOfTheIdentifierFromItsRequest() {
        String created = "200 {\"id\":{\"harbour\":\"north\",\"name\":\"first\"}}";
        assertThat(yard("CreateVoyage", "{'harbour': 'north', 'name': 'first', 'goal': 'Rome'}"))
                .isEqualTo(created);
        assertThat(yard("GetVoyage", "{'id': {'harbour': 'north', 'name': 'first'}}"))
                .contains("Rome");
        assertThat(yard("CreateVoyage", "{'harbour': 'north'}")).contains("north", "name-");
        assertThat(yard("CreateVoyage", "{'harbour': 'north', 'name': 'first'}"))
                .startsWith("409 ");
    }
}
