package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class FilterDefaultsTest {
    private static ServedDescription pets;

    @BeforeAll
    static void serve() throws IOException, InterruptedException {
        pets = PetListApi.listed(
                "{type: array, items: {$ref: '#/components/schemas/Pet'}}",
                "{name: born, schema: {type: string, default: '2020-01-01T00:00:00Z'}}",
                "{name: min_price, schema: {type: number, default: 5}}",
                "{name: status, schema: {type: string, default: sold}}",
                "{name: q, schema: {type: string, default: Cleo}}");
        PetListApi.born(
                pets,
                "{\"name\":\"Ada\",\"status\":\"sold\",\"price\":1,\"born\":\"2022-01-01T00:00:00Z\"}",
                "{\"name\":\"Bob\",\"status\":\"lost\",\"price\":9,\"born\":\"2020-01-01T00:00:00Z\"}",
                "{\"name\":\"Cleo\",\"status\":\"sold\",\"price\":9,\"born\":\"2020-01-01T00:00:00Z\"}");
    }

    @AfterAll
    static void stop() {
        pets.close();
    }

    @Test
    void onlyTheDefaultThatIsAListedValueOfTheMemberFilters() throws IOException, InterruptedException {
        assertThat(PetListApi.names(pets, "")).containsExactly("Cleo", "Ada");
        assertThat(PetListApi.names(pets, "?status=lost")).containsExactly("Bob");
    }

    @Test
    void sentValuesFilterByAnyMember() throws IOException, InterruptedException {
        assertThat(PetListApi.names(pets, "?born=2020-01-01T00:00:00Z")).containsExactly("Cleo");
        assertThat(PetListApi.names(pets, "?min_price=5")).containsExactly("Cleo");
        assertThat(PetListApi.names(pets, "?q=Ada")).containsExactly("Ada");
    }

    @Test
    void theDefaultOfATypeIsTheValueOfNewInstancesAndFiltersNone() throws IOException, InterruptedException {
        String paths = """
                /rooms:
                  get:
                    parameters: [{name: state, in: query, schema: {$ref: '#/components/schemas/State'}}]
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Room'}}}}}}
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Room'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Room'}}}}}
                """;
        String types = """
                State: {type: string, enum: [active, closed], default: active}
                Room: {type: object, required: [id], properties: {id: {type: string, readOnly: true}, state: {$ref: '#/components/schemas/State'}}}
                """;
        try (ServedDescription rooms = ServedDescription.of(paths, types)) {
            assertThat(rooms.post("/rooms", "{}").text()).contains("active");
            rooms.post("/rooms", "{\"state\":\"closed\"}");
            assertThat(rooms.get("/rooms").body().elements()).hasSize(2);
            assertThat(rooms.get("/rooms?state=closed").body().elements()).hasSize(1);
        }
    }
}
