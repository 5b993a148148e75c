package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.state.id.Dice;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class IdempotencyTest {
    private static final int REQUESTS = 400;

    @Test
    void twoBootsAnswerTheSameRequestsWithTheSameBytes() {
        assertThat(replies(7)).isEqualTo(replies(7));
    }

    @Test
    void anotherSeedGivesOtherIdentifiers() {
        assertThat(replies(7)).isNotEqualTo(replies(8));
    }

    @Test
    void noSequenceOfRequestsMakesTheServerFail() {
        assertThat(replies(1)).noneMatch(reply -> reply.startsWith("5")).anyMatch(reply -> reply.startsWith("201"));
    }

    private static List<String> replies(long seed) {
        PetstoreEmulator emulator = new PetstoreEmulator();
        emulator.boot(EmulatorOptions.standard().withSeed(seed));
        List<String> replies = new ArrayList<>();
        ReplyBuffer buffer = new ReplyBuffer();
        List<String> pets = new ArrayList<>(List.of("pet_none"));
        for (int number = 0; number < REQUESTS; number++) {
            PlainRequest request = request(Dice.of(42).at(number), pets);
            emulator.handle(request, buffer.reset());
            String reply = PlainRequest.text(buffer);
            replies.add(reply);
            int id = reply.indexOf("\"pet_");
            if (id > 0) {
                pets.add(reply.substring(id + 1, reply.indexOf('"', id + 1)));
            }
        }
        replies.add(new String(emulator.snapshot(), StandardCharsets.UTF_8));
        emulator.close();
        return replies;
    }

    private static PlainRequest request(Dice dice, List<String> pets) {
        String owner = "/owners/" + dice.at("owner").between(1, 12);
        String pet = "/pets/" + dice.at("pet").choose(pets);
        return switch (dice.at("kind").below(12)) {
            case 0, 1 -> PlainRequest.json("POST", "/owners", "{\"name\":\"Owner\"}");
            case 2, 3, 4 -> PlainRequest.json("POST", owner + "/pets", "{\"name\":\"Rex\",\"tags\":[\"x\"]}");
            case 5 ->
                PlainRequest.json(
                        "PATCH", pet, "{\"weight\":" + dice.at("weight").below(90) + "}");
            case 6 -> PlainRequest.json("POST", pet + "/adopt", "");
            case 7 -> PlainRequest.json("GET", owner + "/pets?limit=3&offset=1", "");
            case 8 -> PlainRequest.json("GET", "/owners?limit=4", "");
            case 9 -> PlainRequest.json("DELETE", dice.at("which").chance(0.5) ? owner : pet, "");
            case 10 -> PlainRequest.json("PUT", pet, "{\"name\":\"\",\"x\":1}");
            default -> PlainRequest.json("GET", pet, "");
        };
    }
}
