package dev.ectype.launcher.judge.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Tests the families of descriptions: the operations that a client calls on one kind of instances. */
final class FamilyIndexTest {
    private static final String EVENT =
            "content: {application/json: {schema: {type: object, properties: {id: {type: string}, title: {type: string}}}}}";
    private static final String ID = "parameters: [{name: id, in: path, required: true, schema: {type: string}}]";

    @Test
    void actionsOfAnInstanceHaveOneLiteralBehindItsPath() {
        FamilyIndex index = families(
                read("/events/{id}"),
                write("/events"),
                write("/events/{id}/cancel"),
                write("/events/{id}:confirm"),
                write("/events/{id}/days/cancel"),
                write("/events/{id}/guests").replace("post: {", "post: {summary: Create a guest, "),
                write("/others/{id}/cancel"));
        ResourceFamily events = Objects.requireNonNull(index.at("/events/{}"));
        assertThat(events.actions())
                .extracting(DescribedOperation::path)
                .containsExactly("/events/{id}/cancel", "/events/{id}:confirm");
    }

    @Test
    void anActionWithAReadOfItsOwnIsNoAction() {
        FamilyIndex index = families(
                write("/events"),
                "/events/{id}: {" + ID + ", get: {responses: {'200': {description: one, " + EVENT + "}}}}",
                "/events/{id}/cancel: {" + ID + ", get: {responses: {'200': {description: one, " + EVENT
                        + "}}}, post: {responses: {'200': {description: done, " + EVENT + "}}}}");
        assertThat(Objects.requireNonNull(index.at("/events/{}")).actions()).isEmpty();
    }

    @Test
    void anInstanceIsReadAtTheOnlyOtherPathWithItsNoun() {
        String create = write("/rooms/{id}/events").replace("post: {", "post: {summary: Create an event, ");
        FamilyIndex one = families(create, read("/events/{id}"), read("/rooms/{id}"));
        assertThat(one.at("/events/{}")).isNotNull();
        FamilyIndex two = families(create, read("/events/{id}"), read("/archive/events/{id}"));
        assertThat(two.families()).isEmpty();
    }

    private static String read(String path) {
        return path + ": {" + ID + ", get: {responses: {'200': {description: one, " + EVENT + "}}}}";
    }

    private static String write(String path) {
        String parameters = path.contains("{") ? ID + ", " : "";
        return path + ": {" + parameters + "post: {requestBody: {" + EVENT
                + "}, responses: {'201': {description: done, " + EVENT + "}}}}";
    }

    private static FamilyIndex families(String... paths) {
        String text = "openapi: 3.0.3\ninfo: {title: Trial, version: '1'}\npaths:\n"
                + String.join("\n", paths).indent(2);
        SourceRoot source = SourceRoot.text("trial.yaml", text.getBytes(StandardCharsets.UTF_8));
        return FamilyIndex.of(new DescribedApi(Objects.requireNonNull(new EmulatorCompiler()
                        .compile(CompilationRequest.of(source))
                        .compilation())
                .canonical()));
    }
}
