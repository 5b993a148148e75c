package dev.ectype.launcher.emulated.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the initial instances of a populated emulator. */
final class PopulationTest {
    private static final String ORDERS = """
            openapi: 3.1.0
            info: {title: Orders, version: '1'}
            paths:
              /orders:
                post: MAKE-Order
              /orders/{id}:
                parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                get: SHOW-Order
              /order_lines:
                post: MAKE-Line
              /order_lines/{id}:
                parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                get: SHOW-Line
            components:
              schemas:
                Order: {type: object, required: [id, lines], properties: {id: {type: string}, lines: {type: array, items: {$ref: '#/components/schemas/Line'}}}}
                Line: {type: object, required: [id, order], properties: {id: {type: string}, order: {type: string}, quantity: {type: integer}}}
            """.replaceAll(
                    "MAKE-(\\w+)",
                    "{requestBody: {content: {application/json: {schema: {\\$ref: '#/components/schemas/$1'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {\\$ref: '#/components/schemas/$1'}}}}}}")
            .replaceAll(
                    "SHOW-(\\w+)",
                    "{responses: {'200': {description: ok, content: {application/json: {schema: {\\$ref: '#/components/schemas/$1'}}}}}}");
    private static final String TEAMS = """
            openapi: 3.1.0
            info: {title: Teams, version: '1'}
            paths:
              /users:
                get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/User'}}}}}}}
              /users/{userId}:
                parameters: [{name: userId, in: path, required: true, schema: {type: string}}]
                get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}
              /teams:
                get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Team'}}}}}}}
              /teams/{teamId}:
                parameters: [{name: teamId, in: path, required: true, schema: {type: string}}]
                get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Team'}}}}}}
              /teams/{teamId}/members/{userId}:
                parameters: [{name: teamId, in: path, required: true, schema: {type: string}}, {name: userId, in: path, required: true, schema: {type: string}}]
                put: {responses: {'204': {description: ok}}}
                delete: {responses: {'204': {description: ok}}}
            components:
              schemas:
                User: {type: object, required: [id], properties: {id: {type: string}, login: {type: string}}}
                Team: {type: object, required: [id], properties: {id: {type: string}, title: {type: string}}}
            """;

    @Test
    void dependsOnTheSeed() {
        assertThat(petstore(12, 1).snapshot()).isEqualTo(petstore(12, 1).snapshot());
        assertThat(petstore(12, 1).snapshot()).isNotEqualTo(petstore(12, 2).snapshot());
    }

    @Test
    void everyTableHasTheRequestedNumberOfRows() {
        Document snapshot = Json.parse(petstore(12, 0).snapshot());
        for (String table : new String[] {"pets", "visits", "owners", "donations", "breeds"}) {
            assertThat(rows(snapshot, table).size()).as(table).isEqualTo(12);
        }
        assertThat(rows(Json.parse(petstore(2, 0).snapshot()), "breeds").size())
                .as("what is given is there anyway")
                .isEqualTo(3);
    }

    @Test
    void referencesResolve() {
        Document snapshot = Json.parse(petstore(12, 0).snapshot());
        Set<String> pets = ids(snapshot, "pets");
        Set<String> owners = ids(snapshot, "owners");
        for (Document visit : rows(snapshot, "visits").elements()) {
            assertThat(pets).contains(member(visit, "petId").text());
        }
        int owned = 0;
        for (Document pet : rows(snapshot, "pets").elements()) {
            Document owner = member(pet, "ownerId");
            if (!owner.isNull()) {
                assertThat(owners).contains(owner.text());
                owned++;
            }
        }
        assertThat(owned).isPositive();
    }

    @Test
    void namesAreUniqueStatesVaryAndTimesPrecedeTheStartInOrder() {
        Document snapshot = Json.parse(petstore(30, 0).snapshot());
        Set<String> names = new LinkedHashSet<>();
        Set<String> states = new LinkedHashSet<>();
        String before = "";
        for (Document pet : rows(snapshot, "pets").elements()) {
            names.add(member(pet, "name").text());
            states.add(member(pet, "status").text());
            String created = member(pet, "createdAt").text();
            assertThat(created).isGreaterThan(before).isLessThan("2025-01-01");
            before = created;
        }
        assertThat(names).hasSize(30);
        assertThat(states).contains("available", "reserved", "adopted");
    }

    @Test
    void resetGoesBackToTheSamePopulation() {
        Emulator petstore = petstore(3, 0);
        byte[] start = petstore.snapshot();
        petstore.restore(Json.parse("{\"format\":1,\"resources\":{}}"));
        assertThat(petstore.snapshot()).isNotEqualTo(start);
        petstore.reset();
        assertThat(petstore.snapshot()).isEqualTo(start);
    }

    @Test
    void namesStayUniqueBeyondTheWordList() {
        Document snapshot = Json.parse(petstore(300, 0).snapshot());
        Set<String> names = new LinkedHashSet<>();
        rows(snapshot, "pets")
                .elements()
                .forEach(pet -> names.add(member(pet, "name").text()));
        assertThat(names).hasSize(300);
    }

    @Test
    void parentsListExactlyTheirChildren() {
        Document snapshot = Json.parse(populated(ORDERS, 12).snapshot());
        Map<String, Set<String>> lines = new LinkedHashMap<>();
        for (Document line : rows(snapshot, "order_lines").elements()) {
            lines.computeIfAbsent(member(line, "order").text(), order -> new LinkedHashSet<>())
                    .add(member(line, "id").text());
        }
        assertThat(lines).isNotEmpty();
        for (Document order : rows(snapshot, "orders").elements()) {
            Set<String> listed = new LinkedHashSet<>();
            member(order, "lines")
                    .elements()
                    .forEach(line ->
                            listed.add(Objects.requireNonNull(line.member("id")).text()));
            assertThat(listed).isEqualTo(lines.getOrDefault(member(order, "id").text(), Set.of()));
        }
    }

    @Test
    void relationshipsWithoutAMemberArePopulatedToo() {
        Document snapshot = Json.parse(populated(TEAMS, 12).snapshot());
        Set<String> teams = ids(snapshot, "teams");
        Set<String> users = ids(snapshot, "users");
        int pairs = 0;
        for (Document pair :
                Objects.requireNonNull(snapshot.member("relationships")).elements()) {
            String from = Objects.requireNonNull(pair.member("from")).text();
            String to = Objects.requireNonNull(pair.member("to")).text();
            assertThat(teams).contains(from.replace("teams/", ""));
            assertThat(users).contains(to.replace("users/", ""));
            pairs++;
        }
        assertThat(pairs).isGreaterThan(6);
    }

    private static Emulator populated(String description, int each) {
        SourceRoot source = SourceRoot.text("trial.yaml", description.getBytes(StandardCharsets.UTF_8));
        return Objects.requireNonNull(new Launcher()
                        .boot(new LaunchRequest(CompilationRequest.of(source), CompileCache.none()))
                        .emulator())
                .boot(EmulatorOptions.standard().withPopulate(each));
    }

    @Test
    void nestedTimesMatchTheirInstance() {
        String described = """
                openapi: 3.1.0
                info: {title: Notes, version: '1'}
                paths:
                  /notes:
                    post: {responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}}
                  /notes/{id}:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}}
                components:
                  schemas:
                    Note:
                      type: object
                      required: [id, created_at, record, look]
                      properties:
                        id: {type: string}
                        created_at: {type: string, format: date-time}
                        record: {type: object, required: [created_at, code], properties: {created_at: {type: string, format: date-time}, code: {type: string}}}
                        look: {type: object, required: [color, shown], properties: {color: {type: string}, shown: {type: boolean}}}
                """;
        Document notes = rows(Json.parse(populated(described, 400).snapshot()), "notes");
        Set<String> looks = new LinkedHashSet<>();
        for (Document note : notes.elements()) {
            assertThat(member(note, "record").member("created_at")).isEqualTo(member(note, "created_at"));
            assertThat(member(note, "look").member("shown")).isNotNull();
            looks.add(member(note, "look").toString());
        }
        assertThat(notes.size()).isEqualTo(400);
        assertThat(looks).hasSizeGreaterThan(5);
    }

    private static Emulator petstore(int each, long seed) {
        CompilationRequest request = CompilationRequest.of(SampleCatalog.open("petstore"));
        Emulator emulator = new Launcher()
                .boot(new LaunchRequest(request, CompileCache.none()))
                .emulator();
        return Objects.requireNonNull(emulator)
                .boot(EmulatorOptions.standard().withSeed(seed).withPopulate(each));
    }

    private static Document rows(Document snapshot, String table) {
        return Objects.requireNonNull(
                Objects.requireNonNull(snapshot.member("resources")).member(table));
    }

    private static Set<String> ids(Document snapshot, String table) {
        Set<String> ids = new LinkedHashSet<>();
        rows(snapshot, table)
                .elements()
                .forEach(row -> ids.add(member(row, "id").text()));
        return ids;
    }

    private static Document member(Document row, String name) {
        return Objects.requireNonNull(
                Objects.requireNonNull(row.member("document")).member(name));
    }

    @Test
    void membersOfOneInstanceAgree() {
        String text = """
                openapi: 3.1.0
                info: {title: Shelter, version: '1'}
                paths:
                  /pets:
                    post: MAKE-Pet
                    get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}}}
                components:
                  schemas:
                    Pet: {type: object, required: [id, species, breed, total, subtotal, tax], properties: {id: {type: string}, breed: {type: string}, species: {type: string, enum: [cat, dog]}, total: {type: integer}, subtotal: {type: integer}, tax: {type: integer}}}
                """.replaceAll(
                        "MAKE-(\\w+)",
                        "{requestBody: {content: {application/json: {schema: {\\$ref: '#/components/schemas/$1'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {\\$ref: '#/components/schemas/$1'}}}}}}");
        Map<String, String> speciesByBreed = new LinkedHashMap<>();
        for (Document pet :
                rows(Json.parse(populated(text, 12).snapshot()), "pets").elements()) {
            assertThat(speciesByBreed.merge(
                            member(pet, "breed").text(), member(pet, "species").text(), (one, other) -> one))
                    .isEqualTo(member(pet, "species").text());
            assertThat(member(pet, "subtotal")).isEqualTo(member(pet, "total"));
            assertThat(member(pet, "tax")).isEqualTo(Document.of(0));
        }
        assertThat(speciesByBreed.values()).contains("cat", "dog");
    }

    @Test
    void referencesLeadToInstancesThatAgree() {
        Document snapshot = Json.parse(petstore(12, 0).snapshot());
        Map<String, String> species = new LinkedHashMap<>();
        for (Document breed : rows(snapshot, "breeds").elements()) {
            species.put(member(breed, "id").text(), member(breed, "species").text());
        }
        int bred = 0;
        for (Document pet : rows(snapshot, "pets").elements()) {
            Document breed = member(pet, "breedId");
            if (!breed.isNull()) {
                assertThat(member(pet, "species").text()).isEqualTo(species.get(breed.text()));
                bred++;
            }
        }
        assertThat(bred).isPositive();
    }
}
