package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.NewOwner;
import dev.ectype.runtime.emulator.petstore.NewPet;
import dev.ectype.runtime.emulator.petstore.Owner;
import dev.ectype.runtime.emulator.petstore.OwnerOperations;
import dev.ectype.runtime.emulator.petstore.Pet;
import dev.ectype.runtime.emulator.petstore.PetOperations;
import dev.ectype.runtime.emulator.petstore.PetStatus;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.problem.Problem;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class OverrideTest {
    private final Overridden emulator = new Overridden();

    @BeforeEach
    void boot() {
        emulator.boot(EmulatorOptions.standard());
    }

    @Test
    void aProblemRollsBackTheOperation() {
        String refused = send("POST", "/owners", "{\"name\":\"Eve\"}");
        assertThat(refused).startsWith("418").contains("no Eves here", "\"code\":\"teapot\"");
        assertThat(send("GET", "/owners", "")).contains("\"data\":[]");
        assertThat(emulator.journal().lastPosition()).isZero();
        assertThat(send("POST", "/owners", "{\"name\":\"Ann\"}")).contains("\"id\":1");
    }

    @Test
    void documentsConvertToRecords() {
        send("POST", "/owners", "{\"name\":\"Ann\",\"email\":\"ann@example.org\"}");
        assertThat(emulator.seen)
                .containsExactly(
                        new NewOwner("Ann", "ann@example.org"),
                        new Owner(1, "Ann", "ann@example.org", "2025-01-01T00:00:00Z"));
    }

    @Test
    void overridesCreateInstancesFromRecords() {
        send("POST", "/owners", "{\"name\":\"Ann\"}");
        String reply = send("POST", "/owners/1/pets", "{\"name\":\"Rex\",\"tags\":[\"a\",\"b\"]}");
        assertThat(reply).startsWith("202").contains("x-made-by: hand", "[\"a\",\"b\"]");
        Document pet = Json.parse(reply.substring(reply.indexOf('{')));
        assertThat(pet.member("name").text()).isEqualTo("Rex the second");
        assertThat(emulator.statuses).containsExactly(PetStatus.AVAILABLE);
    }

    private String send(String method, String target, String body) {
        ReplyBuffer reply = new ReplyBuffer();
        emulator.handle(PlainRequest.json(method, target, body), reply);
        return PlainRequest.text(reply);
    }

    private static final class Overridden extends PetstoreEmulator {
        private final List<Object> seen = new java.util.ArrayList<>();
        private final List<PetStatus> statuses = new java.util.ArrayList<>();

        @Override
        protected OwnerOperations owners(RequestContext exchange) {
            return new OwnerOperations(exchange) {
                @Override
                protected Reply<Owner> createOwner(Body<NewOwner> body) {
                    StoredInstance<Owner> made = owners().insert(body);
                    if (body.value().name().equals("Eve")) {
                        throw Problem.of(418, "teapot", "no Eves here");
                    }
                    seen.add(body.value());
                    seen.add(made.value());
                    return created(made);
                }
            };
        }

        @Override
        protected PetOperations pets(RequestContext exchange) {
            return new PetOperations(exchange) {
                @Override
                protected Reply<Pet> createPet(long ownerId, Body<NewPet> body) {
                    NewPet sent = body.value();
                    Pet pet = new Pet(
                            "",
                            sent.name() + " the second",
                            PetStatus.AVAILABLE,
                            ownerId,
                            sent.tags(),
                            null,
                            "",
                            "",
                            null);
                    StoredInstance<Pet> made =
                            pets().in(owners().require(ownerId)).insert(pet);
                    statuses.add(made.value().status());
                    return Reply.<Pet>of(202, made.document()).with("X-Made-By", "hand");
                }
            };
        }
    }
}
