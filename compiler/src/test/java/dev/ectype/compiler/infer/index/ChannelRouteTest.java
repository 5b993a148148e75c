package dev.ectype.compiler.infer.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.binding.ChannelMessage;
import dev.ectype.compiler.ir.binding.MessageLocation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class ChannelRouteTest {
    private static final ChannelMessage RECEIVED = new ChannelMessage(
            "orders",
            "NewOrder",
            "createOrder",
            ChannelMessage.Direction.RECEIVED,
            "application/json",
            List.of("amqp"),
            ChannelMessage.Delivery.USUAL,
            MessageLocation.parse("$message.header#/requestId"),
            new ChannelMessage.Reply("receipts", MessageLocation.parse("$message.payload#/replyTo"), List.of("Order")),
            List.of());
    private static final ChannelMessage SENT = new ChannelMessage(
            "shipments",
            "Shipped",
            "announceShipment",
            ChannelMessage.Direction.SENT,
            "text/plain",
            List.of(),
            new ChannelMessage.Delivery(1, true),
            null,
            null,
            List.of());

    private static ApiModel model(ChannelMessage binding) {
        Endpoint.Declaration declared = new Endpoint.Declaration(
                new EndpointId(binding.operation()),
                binding,
                new Endpoint.Text(null, null, List.of(), false),
                List.of(),
                null,
                List.of(),
                List.of());
        Api api = new Api("Shop", "1", null, List.of(), new LinkedHashMap<>(), new LinkedHashMap<>());
        return new ApiModel(api, List.of(new Endpoint(declared, SourceLocation.NONE)), List.of(), List.of());
    }

    @Test
    void aReceivedMessageHasARouteLikeAnyCall() {
        List<OperationRoute> routes = RouteIndex.of(model(RECEIVED)).all();

        assertThat(routes).hasSize(1);
        assertThat(routes.get(0).method()).isEqualTo("POST");
        assertThat(Objects.requireNonNull(PathlessCalls.name(RECEIVED)).noun()).isEqualToIgnoringCase("order");
        assertThat(RECEIVED.isClientInitiated()).isTrue();
        assertThat(RECEIVED.isHttp()).isFalse();
    }

    @Test
    void aSentMessageHasNoRouteBecauseNobodyCallsIt() {
        assertThat(RouteIndex.of(model(SENT)).all()).isEmpty();
        assertThat(SENT.isClientInitiated()).isFalse();
    }

    @Test
    void theJsonFormKeepsTheProtocolAndTheReply() {
        for (ChannelMessage binding : List.of(RECEIVED, SENT)) {
            assertThat(IrJson.read(IrJson.write(model(binding)))
                            .endpoints()
                            .get(0)
                            .binding())
                    .isEqualTo(binding);
        }
    }
}
