package dev.ectype.launcher.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.exchange.EmulatorResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Validates the replies that a check accepts with another validator. */
final class IndependentReplyValidationTest {
    private static final String DESCRIPTIONS = System.getenv().getOrDefault("ECTYPE_DESCRIPTIONS", "");

    @Test
    void everyOperationOfThePetstoreIsAnsweredAndEveryReplyIsValid() {
        CompilationRequest request = CompilationRequest.of(SampleCatalog.open("petstore"));
        Map<Endpoint, EmulatorResponse> answers = new LinkedHashMap<>();
        CheckRow row = new DescriptionCheck("petstore", request, answers::put).run();
        assertThat(row.unanswered()).isEmpty();
        assertThat(answers).hasSize(row.operations()).hasSizeGreaterThan(20);
        assertThat(faults(request, answers)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"stripe.yaml", "digitalocean", "asana.yaml", "realworld-conduit.yaml"})
    void repliesOfLargeDescriptionsAreValidToo(String name) throws Exception {
        if (DESCRIPTIONS.isEmpty()) {
            System.err.println("left out " + name + ": ECTYPE_DESCRIPTIONS names no folder of descriptions");
        }
        Assumptions.assumeFalse(DESCRIPTIONS.isEmpty());
        Path path = Path.of(DESCRIPTIONS, "openapi", name);
        Path entry = name.equals("digitalocean") ? path.resolve("DigitalOcean-public.v2.yaml") : path;
        CompilationRequest request = CompilationRequest.of(SourceRoot.file(entry));
        Map<Endpoint, EmulatorResponse> answers = new LinkedHashMap<>();
        CheckRow row = new DescriptionCheck(name, request, answers::put).run();
        assertThat(row.booted()).as(String.valueOf(row.diagnostic())).isTrue();
        assertThat(row.answered()).isGreaterThan(row.operations() * 9 / 10);
        assertThat(faults(request, answers)).isEmpty();
    }

    private static List<String> faults(CompilationRequest request, Map<Endpoint, EmulatorResponse> answers) {
        ApiModel model = Objects.requireNonNull(
                        new EmulatorCompiler().compile(request).compilation())
                .graph()
                .model();
        Map<String, TypeRef> types = new LinkedHashMap<>();
        Map<String, String> bodies = new LinkedHashMap<>();
        answers.forEach((endpoint, answer) -> {
            Media media = media(endpoint, answer);
            TypeRef type = media == null ? null : media.type();
            if (media != null && type != null && media.isJson() && answer.body().length > 0) {
                types.put(endpoint.id().value(), type);
                bodies.put(endpoint.id().value(), new String(answer.body(), StandardCharsets.UTF_8));
            }
        });
        return IndependentValidator.faults(model, types, bodies);
    }

    /** The declared media type of a successful reply; null for a reply that the check rejects. */
    private static @Nullable Media media(Endpoint endpoint, EmulatorResponse answer) {
        for (Response response : endpoint.responses()) {
            if (response.status().equals(Integer.toString(answer.status())) && answer.status() < 400) {
                for (Media media : response.media()) {
                    if (answer.mediaType().startsWith(media.bareType())) {
                        return media;
                    }
                }
            }
        }
        return null;
    }
}
