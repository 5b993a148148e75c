package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.Locale;
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

    /** Binds an operation to another protocol. Its adapter reads the document. */
    record Other(String kind, Document document) implements BindingPlan {
        @Override
        public String method() {
            return "POST";
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
        return kind.equals("graphQlField") ? GraphQl.of(fields) : new Other(kind, fields.object());
    }
}
