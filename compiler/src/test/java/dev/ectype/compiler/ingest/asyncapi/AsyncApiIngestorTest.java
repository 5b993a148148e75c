package dev.ectype.compiler.ingest.asyncapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.ectype.compiler.ingest.DescribedApi;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.binding.ChannelMessage;
import dev.ectype.compiler.ir.binding.ChannelMessage.Direction;
import dev.ectype.compiler.ir.binding.MessageLocation;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AsyncApiIngestorTest {
    private static DescribedApi description(String version, String rest) {
        return DescribedApi.by("asyncapi: " + version + "\ninfo: {title: Buoys, version: '7'}\n" + rest);
    }

    private static String form(Endpoint endpoint) {
        return DescribedApi.form(endpoint);
    }

    private static ChannelMessage binding(Endpoint endpoint) {
        return (ChannelMessage) endpoint.binding();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2.0.0", "2.1.0", "2.2.0", "2.3.0", "2.4.0", "2.5.0", "2.6.0"})
    void clientsPublishWhatTheApplicationReceivesInVersion2(String version) {
        DescribedApi text = description(version, """
                channels:
                  buoys/moved:
                    publish: {operationId: moveBuoy, message: {name: MoveBuoy, payload: {type: object}}}
                    subscribe: {operationId: buoyMoved, message: {name: BuoyMoved, payload: {type: object}}}
                """);

        assertThat(text.endpoints())
                .extracting(
                        endpoint -> endpoint.id().value(),
                        endpoint -> binding(endpoint).direction())
                .containsExactly(tuple("moveBuoy", Direction.RECEIVED), tuple("buoyMoved", Direction.SENT));
        assertThat(text.findings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.0.0", "3.1.0"})
    void theApplicationItselfReceivesInVersion3(String version) {
        DescribedApi text = description(version, """
                channels:
                  moves:
                    address: buoys/moved
                    messages:
                      MoveBuoy: {payload: {type: object}}
                      BuoyMoved: {payload: {type: object}}
                operations:
                  moveBuoy:
                    action: receive
                    channel: {$ref: '#/channels/moves'}
                    messages: [{$ref: '#/channels/moves/messages/MoveBuoy'}]
                  buoyMoved:
                    action: send
                    channel: {$ref: '#/channels/moves'}
                    messages: [{$ref: '#/channels/moves/messages/BuoyMoved'}]
                """);

        assertThat(text.endpoints())
                .extracting(
                        endpoint -> endpoint.id().value(),
                        endpoint -> binding(endpoint).direction())
                .containsExactly(tuple("moveBuoy", Direction.RECEIVED), tuple("buoyMoved", Direction.SENT));
        assertThat(binding(text.endpoints().get(0)).channel()).isEqualTo("buoys/moved");
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void aReceivedMessageIsTheBodyAndASentOneTheReply() {
        DescribedApi text = description("2.6.0", """
                channels:
                  buoys/{buoyId}/moved:
                    parameters: {buoyId: {schema: {type: integer}}}
                    publish: {message: {name: MoveBuoy, payload: {type: object, properties: {name: {type: string}}}}}
                    subscribe: {message: {$ref: '#/components/messages/Moved'}}
                components:
                  messages:
                    Moved: {payload: {$ref: '#/components/schemas/Buoy'}}
                  schemas:
                    Buoy: {type: object, properties: {id: {type: string}}}
                """);

        assertThat(form(text.endpoints().get(0))).contains("MoveBuoy");
        assertThat(form(text.endpoints().get(1))).contains("\"Buoy\"");
        assertThat(text.endpoints().get(1).id().value()).isEqualTo("sent Moved on buoys/{buoyId}/moved");
        assertThat(text.endpoints().get(0).parameters())
                .extracting(Parameter::name, Parameter::in)
                .containsExactly(tuple("buoyId", Parameter.In.PATH));
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void aMessageInPlaceOfASchemaMeansItsPayload() {
        DescribedApi text = description("2.6.0", """
                channels:
                  buoys: {publish: {message: {name: Add, payload: {properties: {kind: {$ref: '#/components/messages/Kind'}}}}}}
                components: {messages: {Kind: {title: A kind, payload: {type: string, enum: [red, green]}}}}
                """);

        assertThat(text.type("Kind")).contains("red", "green");
    }

    @Test
    void oneOperationMayHaveSeveralMessages() {
        DescribedApi text = description("2.6.0", """
                channels:
                  buoys:
                    publish:
                      operationId: changeBuoys
                      message:
                        oneOf:
                          - {name: AddBuoy, payload: {type: object}}
                          - {name: RemoveBuoy, payload: {type: object}}
                """);

        assertThat(text.endpoints())
                .extracting(endpoint -> endpoint.id().value())
                .containsExactly("changeBuoys/AddBuoy", "changeBuoys/RemoveBuoy");
    }

    @Test
    void repliesAndCorrelationsAreRead() {
        DescribedApi text = description("3.0.0", """
                channels:
                  requests:
                    address: buoys/ask
                    messages: {Ask: {correlationId: {location: '$message.header#/requestId'}, payload: {type: object}}}
                  answers:
                    address: null
                    messages: {Answer: {payload: {type: object, properties: {depth: {type: number}}}}}
                operations:
                  askBuoy:
                    action: receive
                    channel: {$ref: '#/channels/requests'}
                    reply:
                      address: {location: '$message.payload#/answer/to'}
                      channel: {$ref: '#/channels/answers'}
                """);
        ChannelMessage ask = binding(text.endpoints().get(0));

        assertThat(ask.correlation()).isEqualTo(MessageLocation.parse("$message.header#/requestId"));
        assertThat(ask.reply())
                .isEqualTo(new ChannelMessage.Reply(
                        null, MessageLocation.parse("$message.payload#/answer/to"), List.of("Answer")));
        assertThat(form(text.endpoints().get(0))).contains("Answer");
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void traitsOfMessagesOverrideThemOnlyInVersion2() {
        String traits = """
                  messageTraits:
                    Common: {contentType: text/plain, headers: {properties: {a: {type: integer}, b: {type: string}}}}
                """;
        String message =
                "{contentType: application/json, traits: [{$ref: '#/components/messageTraits/Common'}], headers: {properties: {a: {type: string}}}}";
        DescribedApi second = description("2.6.0", """
                channels:
                  buoys: {publish: {message: %s}}
                components:
                %s""".formatted(message, traits));
        DescribedApi third = description("3.0.0", """
                channels:
                  buoys: {address: buoys, messages: {Buoy: %s}}
                operations:
                  note: {action: receive, channel: {$ref: '#/channels/buoys'}}
                components:
                %s""".formatted(message, traits));

        assertThat(form(second.endpoints().get(0))).contains("text/plain");
        assertThat(form(third.endpoints().get(0))).contains("application/json");
        assertThat(form(second.endpoints().get(0))).contains("\"integer\":true");
        assertThat(form(third.endpoints().get(0))).doesNotContain("\"integer\":true");
        assertThat(second.endpoints().get(0).parameters())
                .extracting(Parameter::name)
                .containsExactlyInAnyOrder("a", "b");
    }

    @Test
    void serversGivePathsProtocolsAndSecurity() {
        DescribedApi text = description("3.0.0", """
                servers:
                  live:
                    host: buoys.example:{port}
                    pathname: /{stage}/ws
                    protocol: wss
                    variables: {port: {default: '443'}, stage: {enum: [live, test]}}
                    security: [{$ref: '#/components/securitySchemes/token'}]
                  queue: {host: 'queue.example', protocol: kafka, security: [{type: scramSha256}]}
                channels:
                  a: {address: /a, servers: [{$ref: '#/servers/live'}], messages: {A: {payload: {type: string}}}}
                  b: {address: b, servers: [{$ref: '#/servers/queue'}], messages: {B: {payload: {type: string}}}}
                operations:
                  takeA: {action: receive, channel: {$ref: '#/channels/a'}}
                  takeB: {action: receive, channel: {$ref: '#/channels/b'}}
                components:
                  securitySchemes:
                    token: {type: httpApiKey, name: X-Token, in: header}
                """);

        assertThat(text.model().api().basePaths()).containsExactly("/live/ws");
        assertThat(text.endpoints())
                .extracting(endpoint -> binding(endpoint).protocols())
                .containsExactly(List.of("wss"), List.of("kafka"));
        assertThat(text.endpoints())
                .extracting(Endpoint::security)
                .containsExactly(List.of(List.of("token")), List.of());
        assertThat(Objects.requireNonNull(text.model().api().security().get("token"))
                        .kind())
                .isEqualTo(SecurityScheme.Kind.API_KEY);
        assertThat(text.findings())
                .containsExactly("api.yaml:13:6 ECT2019 the channel `b` is only described for kafka, which needs a"
                        + " broker; meanwhile served over HTTP, server-sent events and WebSocket");
    }

    @Test
    void partsOfOtherFilesAreRead() {
        DescribedApi text = description("2.6.0", """
                channels:
                  buoys: {$ref: 'parts/channels.yaml#/buoys'}
                """)
                .with("parts/channels.yaml", "buoys: {publish: {message: {$ref: './messages.json#/Moved'}}}")
                .with("parts/messages.json", "{\"Moved\": {\"payload\": {\"$ref\": \"buoy.json\"}}}")
                .with("parts/buoy.json", "{\"type\": \"object\", \"properties\": {\"depth\": {\"type\": \"number\"}}}");

        assertThat(form(text.endpoints().get(0))).contains("\"buoy\"");
        assertThat(text.type("buoy")).contains("depth");
        assertThat(text.findings()).isEmpty();
    }

    @Test
    void theBindingsOfWebSocketsGiveParameters() {
        DescribedApi text = description("2.6.0", """
                channels:
                  /feed:
                    bindings:
                      ws:
                        method: GET
                        query: {type: object, required: [depth], properties: {depth: {type: integer}}}
                        headers: {type: object, properties: {X-Client: {type: string}}}
                    subscribe: {message: {name: Tick, payload: {type: object}}}
                """);

        assertThat(text.endpoints().get(0).parameters())
                .extracting(Parameter::name, Parameter::in, Parameter::required)
                .containsExactly(
                        tuple("depth", Parameter.In.QUERY, true), tuple("X-Client", Parameter.In.HEADER, false));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            1.2.0 | channels: {} | api.yaml:1:11 ECT2002 the description is written in AsyncAPI `1.2.0`, but 2.0 to 2.6, 3.0 or 3.1 is needed
            """)
    void otherVersionsAreErrors(String version, String rest, String finding) {
        DescribedApi text = description(version, rest);
        assertThat(text.models()).isEmpty();
        assertThat(text.findings()).containsExactly(finding);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            2.9.0 | channels: {} | 1:11 ECT2005 AsyncAPI 2.9.0 is read as 2.6
            2.6.0 | channels: {a: {publish: {}}} | 3:25 ECT2019 the operation has no message, so it is not served
            2.6.0 | channels: {'a/{b}': {publish: {message: {payload: {}}}}} | 3:21 ECT2006 the address `a/{b}` has a parameter `b` that is not declared
            2.6.0 | channels: {a: {parameters: {b: {}}, publish: {message: {payload: {}}}}} | 3:32 ECT2006 the address `a` has no parameter `b`
            2.6.0 | channels: {a: {publish: {message: {$ref: '#/nowhere'}}}} | 3:42 ECT1013 the reference "#/nowhere" has no target
            2.6.0 | channels: {a: {publish: {message: {correlationId: {location: id}, payload: {}}}}} | 3:62 ECT2004 `location` should be a runtime expression such as $message.header#/correlationId but is `id`
            2.6.0 | channels: {a: {publish: {security: [{key: []}], message: {payload: {}}}}} | 3:43 ECT2008 no security scheme is named `key`, so the emulator does not require it
            2.6.0 | channels: {a: {publish: {message: {schemaFormat: application/raml+yaml, payload: 'type: any'}}}} | 3:82 ECT2019 the schema is written as `application/raml+yaml`, which is not read; any payload is accepted
            2.6.0 | channels: {a: {publish: {message: {traits: [{$ref: '#/channels/a/publish/message/traits/0'}], payload: {}}}}} | 3:52 ECT1016 the reference "#/channels/a/publish/message/traits/0" refers only to other references
            3.0.0 | operations: {a: {action: ask, channel: {$ref: '#/channels/a'}}} | 3:26 ECT2004 `action` should be `send` or `receive` but is `ask`
            3.0.0 | operations: {a: {action: send}} | 3:17 ECT2004 the operation refers to no channel, so it is not served
            3.0.0 | `channels: {a: {messages: {b: {}}}, c: {address: c}}\noperations: {a: {action: send, channel: {$ref: '#/channels/a'}}}` | 4:17 ECT2019 the channel `a` has no address, so the operation is not served
            """)
    void mistakesAreReportedWithTheirPlace(String version, String rest, String finding) {
        DescribedApi text = description(version, rest);
        assertThat(text.model().endpoints()).isNotNull();
        assertThat(text.findings()).contains("api.yaml:" + finding);
    }
}
