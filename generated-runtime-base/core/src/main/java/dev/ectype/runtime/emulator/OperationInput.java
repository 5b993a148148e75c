package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.FieldArguments;
import dev.ectype.runtime.emulator.model.Query;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.request.RequestPayload;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the values of a request for its operation. */
abstract class OperationInput {
    final RequestTransaction context;

    OperationInput(RequestContext context) {
        this.context = RequestTransaction.of(context);
    }

    /** Returns the request. */
    protected final RequestContext context() {
        return context;
    }

    /** Returns the text of a path parameter. */
    protected final String pathText(String name) {
        return context.arguments().pathText(name);
    }

    /** Returns the value of an integer path parameter. A number beyond 64 bits fails the request as invalid. */
    protected final long pathLong(String name) {
        String text = pathText(name);
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException tooLong) {
            throw Problem.invalid(
                    List.of(new Problem.Detail("path." + name, "format", "expected an int64, found " + text)));
        }
    }

    /** Returns the text of an argument in the query or the body of the request, or null. */
    protected final @Nullable String optionalArgument(String name) {
        return context.arguments().identifierText(name);
    }

    /** Returns the text of an argument in the query or the body of the request. A request without it fails as invalid. */
    protected final String argument(String parameter) {
        String text = context.arguments().identifierText(parameter);
        if (text == null) {
            String where = context.arguments().locationOf(parameter);
            throw Problem.invalid(List.of(new Problem.Detail(where, "required", "is required")));
        }
        return text;
    }

    /**
     * Returns the request message. A request without one of the required arguments fails as invalid.
     *
     * @param type the Java type of the message
     */
    protected final <T> T request(Class<T> type, String... required) {
        for (String member : required) {
            argument(member);
        }
        Document whole = context.arguments().payload().whole();
        return Body.of(whole == null ? Document.EMPTY_OBJECT : whole, type).value();
    }

    /** Returns the arguments of the requested GraphQL field. */
    protected final FieldArguments arguments() {
        return new FieldArguments(context.arguments());
    }

    /** Returns the parameters of the request in the query, the headers and the cookies. */
    protected final Query query() {
        return new Query(context.arguments());
    }

    /**
     * Returns the request body after its nested mutations were run.
     *
     * @param type the Java type of its value
     */
    protected final <T> Body<T> body(Class<T> type) {
        RequestPayload payload = context.arguments().payload();
        Document item = NestedMutations.named(context, payload.item());
        return new Body<>(item == payload.item() ? payload : payload.with(item), type);
    }

    /** Returns the body from which an operation without a request body creates instances. */
    protected final Body<Document> noBody() {
        return Body.none();
    }

    /** Returns a body that consists of the query parameters that are members of the operation's resource. */
    protected final Body<Document> queryBody() {
        String resource = context.preparedOperation().route().plan().resource();
        ResourceShape shape = resource == null ? null : context.shapes().find(resource);
        JsonWriter members = new JsonWriter(64).beginObject();
        boolean some = false;
        for (ParameterPlan parameter :
                context.preparedOperation().route().plan().parameters()) {
            Document value =
                    parameter.in() == Location.QUERY ? context.arguments().sent(parameter.name()) : null;
            MemberSchema member =
                    shape == null || value == null ? null : SchemaShape.member(shape.type(), parameter.name());
            if (member != null && value != null && member.isVisible(Direction.REQUEST)) {
                members.name(member.name()).value(value);
                some = true;
            }
        }
        return some ? Body.of(members.endObject().toDocument(), Document.class) : Body.none();
    }
}
