package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Describes how a client reaches an operation. */
public sealed interface BindingPlan {
    /**
     * Binds an operation to a method and a path. Conditions distinguish operations with equal paths.
     *
     * @param basePaths the operation's own base paths, {@code /} for none; empty for the base paths of the API
     * @param spanning the path parameter that may contain slashes, or null
     */
    record Http(
            String method,
            String path,
            List<Condition> conditions,
            List<String> basePaths,
            @Nullable String spanning) implements BindingPlan {
        public Http {
            conditions = List.copyOf(conditions);
            basePaths = List.copyOf(basePaths);
        }

        static Http of(PlanObjectReader fields) {
            return new Http(
                    fields.text("method"),
                    fields.text("path"),
                    fields.list("conditions", Condition::of),
                    fields.texts("basePaths"),
                    fields.optionalText("spanning"));
        }
    }

    /**
     * Binds an operation to a field of a GraphQL root type.
     *
     * @param root the root, such as {@code query}
     * @param spread the arguments to replace with their members
     * @param subscriptionType the entity type of a subscription's events, or null
     * @param form the form of the field's result
     */
    record GraphQl(
            String root,
            String field,
            List<String> spread,
            @Nullable String subscriptionType,
            Form form) implements BindingPlan {
        public GraphQl {
            spread = List.copyOf(spread);
        }

        /**
         * Describes the form of a field's result.
         *
         * @param kind the form, such as {@code connection}
         * @param member the member of a payload with the result, or the empty text
         * @param memberKind the form of that member, or the empty text
         */
        public record Form(String kind, String member, String memberKind) {
            static Form of(PlanObjectReader fields) {
                Form inner = fields.one("shown", Form::of);
                return new Form(fields.text("kind"), fields.text("member"), inner == null ? "" : inner.kind());
            }
        }

        static GraphQl of(PlanObjectReader fields) {
            Form form = fields.one("gives", Form::of);
            return new GraphQl(
                    fields.text("root").toLowerCase(Locale.ROOT),
                    fields.text("field"),
                    fields.texts("spread"),
                    fields.optionalText("tells"),
                    form == null ? new Form("plain", "", "") : form);
        }

        @Override
        public String method() {
            return root.equals("mutation") ? "POST" : "GET";
        }

        @Override
        public String call() {
            return "graphql:" + root + "/" + field;
        }
    }

    /**
     * Binds an operation to a method of a gRPC service.
     *
     * @param service the full name of the service, such as {@code library.v1.Library}
     * @param longRunning the long-running operation that the method returns, or null
     */
    record Grpc(
            String service,
            String name,
            boolean clientStreams,
            boolean serverStreams,
            @Nullable LongRunning longRunning)
            implements BindingPlan {
        static Grpc of(PlanObjectReader fields) {
            return new Grpc(
                    fields.text("service"),
                    fields.text("method"),
                    fields.flag("clientStreams"),
                    fields.flag("serverStreams"),
                    fields.one("lasting", LongRunning::of));
        }

        /**
         * Describes a long-running operation that clients poll.
         *
         * @param response the full name of the final response message
         * @param metadata the full name of the metadata message, or null
         */
        public record LongRunning(String response, @Nullable String metadata) {
            static LongRunning of(PlanObjectReader fields) {
                return new LongRunning(fields.text("response"), fields.optionalText("metadata"));
            }
        }

        /** Returns true if client and server both stream messages. */
        public boolean isBidirectional() {
            return clientStreams && serverStreams;
        }

        @Override
        public String method() {
            return "POST";
        }

        @Override
        public String call() {
            return "grpc:" + service + "/" + name;
        }
    }

    /**
     * Binds an operation to the messages of a channel.
     *
     * @param address the address of the channel without slashes around it, with parameters in braces
     * @param message the name of the message
     * @param sent true if the emulator sends the message, false if clients send it
     * @param text true if the payload is plain text on the wire, which is a JSON string inside the emulator
     * @param mqtt true if a server of the channel speaks MQTT
     * @param delivery the described delivery of the message
     * @param correlation the location of the value that a reply repeats, or null
     * @param reply the reply to the message, or null
     * @param connection the names of the parameters that a connection to the channel has, not a message
     */
    record Channel(
            String address,
            String message,
            boolean sent,
            boolean text,
            boolean mqtt,
            Delivery delivery,
            @Nullable MessagePart correlation,
            @Nullable ChannelReply reply,
            List<String> connection)
            implements BindingPlan {
        /** The beginning of the targets of calls on channels. */
        public static final String CALL = "channel:/";
        /** The beginning of the rest of a target for the messages of clients. They have one target per channel. */
        public static final String RECEIVED = "received/";
        /** The beginning of the rest of a target for the messages of the emulator. */
        public static final String SENT = "sent/";
        /** The beginning of the targets of calls that remove the retained message of an address. */
        public static final String RETAINED = CALL + "retained/";

        /** Holds the greatest quality of service of a message in MQTT, 0 to 2, and whether later subscribers receive it, too. */
        public record Delivery(int qos, boolean retained) {
            static Delivery of(PlanObjectReader fields) {
                return new Delivery(fields.number("qos"), fields.flag("retained"));
            }
        }

        /**
         * Describes the reply to a message.
         *
         * @param address the address of its channel, or null if only the message names it
         * @param location the location of the address in the message, or null
         * @param messages the names of the possible replies
         */
        public record ChannelReply(
                @Nullable String address, @Nullable MessagePart location, List<String> messages) {
            public ChannelReply {
                messages = List.copyOf(messages);
            }

            static ChannelReply of(PlanObjectReader fields) {
                String address = fields.optionalText("channel");
                return new ChannelReply(
                        address == null ? null : trimmed(address),
                        fields.one("address", MessagePart::of),
                        fields.texts("messages"));
            }
        }

        /** Locates a value in the headers or the payload of a message. */
        public record MessagePart(boolean header, MemberPath at) {
            static MessagePart of(PlanObjectReader fields) {
                return new MessagePart(fields.text("part").equals("HEADER"), MemberPath.parse(fields.text("at")));
            }
        }

        static Channel of(PlanObjectReader fields) {
            return new Channel(
                    trimmed(fields.text("channel")),
                    fields.text("message"),
                    fields.text("direction").equals("SENT"),
                    fields.text("contentType").startsWith("text/"),
                    fields.texts("protocols").stream().anyMatch(protocol -> protocol.contains("mqtt")),
                    Objects.requireNonNull(fields.one("delivery", Delivery::of)),
                    fields.one("correlation", MessagePart::of),
                    fields.one("reply", ChannelReply::of),
                    fields.texts("connection"));
        }

        /** Returns an address without slashes around it, which distinguish no channels. */
        public static String trimmed(String address) {
            int from = 0;
            int to = address.length();
            while (from < to && address.charAt(from) == '/') {
                from++;
            }
            while (to > from && address.charAt(to - 1) == '/') {
                to--;
            }
            return address.substring(from, to);
        }

        @Override
        public String method() {
            return "POST";
        }

        @Override
        public String call() {
            return CALL + (sent ? SENT : RECEIVED) + address;
        }
    }

    /** Returns the method of the requests. */
    String method();

    /** Returns the path of a protocol adapter's calls, or null without an adapter. */
    default @Nullable String call() {
        return null;
    }

    /** Requires a value of a parameter. */
    record Condition(Location in, String name, String value) {
        static Condition of(PlanObjectReader fields) {
            return new Condition(Location.valueOf(fields.text("in")), fields.text("name"), fields.text("value"));
        }
    }

    static BindingPlan of(PlanObjectReader fields) {
        String kind = fields.text("kind");
        if (kind.equals("http")) {
            return Http.of(fields);
        }
        if (kind.equals("grpcMethod")) {
            return Grpc.of(fields);
        }
        return kind.equals("graphQlField") ? GraphQl.of(fields) : Channel.of(fields);
    }
}
