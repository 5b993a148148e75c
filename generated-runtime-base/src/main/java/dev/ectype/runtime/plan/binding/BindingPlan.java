package dev.ectype.runtime.plan.binding;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How an operation is reached. */
public sealed interface BindingPlan {
    /**
     * By method and path; among equals, by what the conditions ask for.
     *
     * @param basePaths those of this operation alone, {@code /} standing for none; empty where it has those of the API
     * @param spanning the parameter of the path whose text may hold slashes, or null
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
     * By the name of a field of a GraphQL root type.
     *
     * @param root such as {@code query}
     * @param spread the arguments whose members are told, and not they themselves
     * @param subscriptionType the type of the things of which a subscription tells, or null
     * @param form in which the field gives what the reply shows
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
         * In which form a field gives what a reply shows.
         *
         * @param kind such as {@code connection}
         * @param member the member of a payload that shows it, or the empty text
         * @param memberKind in which form that member gives it, or the empty text
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
     * By the name of a method of a gRPC service.
     *
     * @param service its full name, such as {@code library.v1.Library}
     * @param longRunning what clients are given instead of what it does, or null
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
         * An operation that clients ask for until it is done.
         *
         * @param response the full name of the message that it is done with
         * @param metadata the full name of the message that tells of it, or null
         * @param metadataType the type of that message
         */
        public record LongRunning(String response, @Nullable String metadata, Schema metadataType) {
            static LongRunning of(PlanObjectReader fields) {
                return new LongRunning(
                        fields.text("response"), fields.optionalText("metadata"), fields.schema("about"));
            }
        }

        /** Whether both sides say several messages, each when it wants to. */
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

    /** By another protocol, whose front door reads the document itself. */
    record Other(String kind, Document document) implements BindingPlan {
        @Override
        public String method() {
            return "POST";
        }
    }

    /** The method of its requests. */
    String method();

    /** The path of the requests by which front doors ask for it, or null where none does. */
    default @Nullable String call() {
        return null;
    }

    /** A parameter that must have a certain value. */
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
