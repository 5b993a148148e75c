package dev.ectype.compiler.infer.lists;

import static dev.ectype.compiler.infer.ModelFixture.json;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.query;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.list.FormatChoice;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindFormatChoicesTest {
    private static final Media EVENTS = new Media("text/event-stream", text(), List.of(), new LinkedHashMap<>());

    private static List<FormatChoice> choices(String parameter, @Nullable TypeRef body, Media... media) {
        return new ModelFixture()
                .operation(
                        "POST /answers",
                        List.of(query(parameter, text())),
                        body,
                        new Response("200", "", List.of(media), List.of()))
                .inferred()
                .model()
                .endpoints()
                .get(0)
                .formatChoices();
    }

    @Test
    void aParameterOrAMemberOfTheBodyChoosesTheFormat() {
        assertThat(choices("output_format", object(member("stream", text())), json(text()), EVENTS))
                .containsExactly(new FormatChoice("output_format", false), new FormatChoice("stream", true));
        assertThat(choices("stream", null, json(text()), EVENTS)).containsExactly(new FormatChoice("stream", false));
    }

    @Test
    void oneFormatOrAnotherParameterIsNoChoice() {
        assertThat(choices("format", object(member("stream", text())), json(text())))
                .isEmpty();
        assertThat(choices("language", null, json(text()), EVENTS)).isEmpty();
    }
}
