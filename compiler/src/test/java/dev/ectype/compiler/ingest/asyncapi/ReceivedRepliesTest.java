package dev.ectype.compiler.ingest.asyncapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ingest.DescribedApi;
import dev.ectype.compiler.ir.binding.ChannelMessage;
import dev.ectype.compiler.ir.binding.ChannelMessage.Direction;
import org.junit.jupiter.api.Test;

/** Reads the replies that clients send to messages of the application. */
final class ReceivedRepliesTest {
    private static final String DOORS = """
            asyncapi: 3.0.0
            info: {title: Doors, version: '1'}
            channels:
              questions:
                address: doors/questions
                messages: {IsOpen: {payload: {type: object}}}
              answers:
                address: doors/answers
                messages:
                  DoorState: {payload: {type: object, required: [open], properties: {open: {type: boolean}}}}
                  DoorLost: {payload: {type: object}}
            operations:
              askDoor:
                action: send
                channel: {$ref: '#/channels/questions'}
                reply: {channel: {$ref: '#/channels/answers'}}
            """;

    @Test
    void clientsReplyToMessagesOfTheApplication() {
        DescribedApi doors = DescribedApi.by(DOORS);

        assertThat(doors.endpoints())
                .extracting(endpoint -> endpoint.id().value())
                .containsExactly(
                        "askDoor", "received DoorState on doors/answers", "received DoorLost on doors/answers");
        ChannelMessage reply = (ChannelMessage) doors.endpoints().get(1).binding();
        assertThat(reply.direction()).isEqualTo(Direction.RECEIVED);
        assertThat(reply.reply()).isNull();
        assertThat(DescribedApi.form(doors.endpoints().get(1)))
                .contains(
                        "\"body\":{\"media\":[{\"mediaType\":\"application/json\",\"type\":{\"kind\":\"named\",\"name\":\"DoorState\"");
        assertThat(doors.findings()).isEmpty();
    }

    @Test
    void repliesThatAnOperationReceivesAreReadOnce() {
        DescribedApi doors = DescribedApi.by(DOORS + """
                  noteDoor:
                    action: receive
                    channel: {$ref: '#/channels/answers'}
                    messages: [{$ref: '#/channels/answers/messages/DoorState'}]
                """);

        assertThat(doors.endpoints())
                .extracting(endpoint -> endpoint.id().value())
                .containsExactly("askDoor", "noteDoor", "received DoorLost on doors/answers");
    }

    @Test
    void repliesOfTheApplicationAreNotReceived() {
        DescribedApi doors = DescribedApi.by(DOORS.replace("action: send", "action: receive"));

        assertThat(doors.endpoints())
                .extracting(endpoint -> endpoint.id().value())
                .containsExactly("askDoor");
    }
}
