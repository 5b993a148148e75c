package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is there at the start when an emulator is populated. */
final class PopulationTest {
    @Test
    void isTheSameForTheSameSeedAndAnotherForAnother() {
        assertThat(petstore(12, 1).snapshot()).isEqualTo(petstore(12, 1).snapshot());
        assertThat(petstore(12, 1).snapshot()).isNotEqualTo(petstore(12, 2).snapshot());
    }

    @Test
    void everyTableHoldsAsManyAsAskedFor() {
        Document snapshot = Json.parse(petstore(12, 0).snapshot());
        for (String table : new String[] {"pets", "visits", "owners", "donations", "breeds"}) {
            assertThat(rows(snapshot, table).size()).as(table).isEqualTo(12);
        }
        assertThat(rows(Json.parse(petstore(2, 0).snapshot()), "breeds").size())
                .as("what is given is there anyway")
                .isEqualTo(3);
    }

    @Test
    void whatIsPointedAtExists() {
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
    void namesDifferStatesVaryAndTimesLieBeforeTheStartInOrder() {
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

    private static Emulator petstore(int each, long seed) {
        CompilationRequest request = CompilationRequest.of(Catalog.open("petstore"));
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
}
