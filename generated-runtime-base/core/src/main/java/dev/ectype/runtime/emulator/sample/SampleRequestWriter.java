package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.RequestSample;
import dev.ectype.runtime.plan.RequestSamples;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.wire.MessageProperties;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes a valid request of an operation with its required values only. */
public final class SampleRequestWriter {
    private final Plan plan;
    private final FitContext context;
    private final List<String> configured;
    private final SiblingPaths siblings;

    /**
     * Creates the writer.
     *
     * @param plan the plan
     * @param context the source of generated values
     * @param configured the credentials that the emulator accepts, if known
     */
    public SampleRequestWriter(Plan plan, FitContext context, List<String> configured) {
        this.plan = plan;
        this.context = context;
        this.configured = List.copyOf(configured);
        this.siblings = new SiblingPaths(plan);
    }

    /** Writes a request with known parameter values. Returns null for an operation without a path or call. */
    public @Nullable SampleRequest write(OperationPlan operation, Map<String, Document> known) {
        return write(operation, known, new LinkedHashMap<>(), RequestedMembers.NONE);
    }

    /** Writes a request with additional members of the item in the body, as far as its type allows them. */
    public @Nullable SampleRequest write(
            OperationPlan operation,
            Map<String, Document> known,
            Map<MemberPath, Document> members,
            RequestedMembers requested) {
        BindingPlan.Http http = operation.binding() instanceof BindingPlan.Http reached ? reached : null;
        String path = http == null ? operation.binding().call() : http.path();
        if (path == null) {
            return null;
        }
        Parts parts = new Parts(path);
        for (ParameterPlan parameter : operation.parameters()) {
            if (parameter.required() || parameter.in() == Location.PATH || known.containsKey(parameter.name())) {
                boolean isFresh = isRepeatKey(parameter, operation) && !known.containsKey(parameter.name());
                Document value = isFresh ? unused(parameter, requested.salt()) : value(parameter, known);
                value = known.containsKey(parameter.name())
                        ? value
                        : siblings.avoidSiblings(operation, parameter, value);
                parts.add(withBrackets(parameter, operation), value);
            }
        }
        for (BindingPlan.Condition condition : http == null ? List.<BindingPlan.Condition>of() : http.conditions()) {
            // A condition without a value is met by the parameter's own value.
            if (!condition.value().isEmpty() || !parts.has(condition.in(), condition.name())) {
                parts.add(condition.in(), condition.name(), condition.value());
            }
        }
        String message = siblings.messageAmongOthers(operation);
        if (message != null) {
            parts.add(Location.HEADER, MessageProperties.NAME_HEADER, message);
        }
        SampleCredential.of(operation, plan, configured)
                .forEach(each -> parts.add(each.location(), each.name(), each.value()));
        RequestSample sample = RequestSamples.body(operation, context);
        if (sample != null && operation.body() != null) {
            SampleItem item = new SampleItem(sample, operation.body().at());
            if (requested.onlyRequired()) {
                item.keepRequired();
            }
            item.useNeutralPatch(context);
            item.addFirstElement(context);
            item.setMembers(members);
            item.addRequested(requested, context);
            SampleItem whole = new SampleItem(item.toSample(), MemberPath.EMPTY);
            whole.setMembers(bodyBoundValues(operation, sample.media().type(), known));
            sample = whole.toSample();
        }
        EncodedBody body = sample == null
                ? null
                : withoutEmptyForm(EncodedBody.of(FormSampleCompleter.complete(sample, context)), operation);
        if (body != null) {
            parts.add(Location.HEADER, "content-type", body.contentType());
        }
        return new SampleRequest(
                operation.binding().method(), parts.target(), parts.headers(), body == null ? null : body.bytes());
    }

    /**
     * Returns the identifiers that the body contains instead of a parameter. A call needs one, also if no instance is known.
     */
    private Map<MemberPath, Document> bodyBoundValues(
            OperationPlan operation, Schema body, Map<String, Document> known) {
        Map<MemberPath, Document> values = new LinkedHashMap<>();
        for (ParameterBindingPlan binding : operation.parameterBindings()) {
            MemberSchema member =
                    operation.binding().call() == null ? null : SchemaShape.member(body, binding.parameter());
            Document value = known.get(binding.parameter());
            value = value == null && member != null ? identifier(member) : value;
            if (value != null && operation.isBoundInBody(binding)) {
                values.put(MemberPath.of(binding.parameter()), value);
            }
        }
        return values;
    }

    private Document identifier(MemberSchema member) {
        Document sampled = Fitter.sample(member.type(), context);
        Document named = Document.of(member.name() + "-1");
        boolean empty = sampled.isString() && sampled.text().isEmpty();
        return empty && Validator.allows(member.type(), named, Direction.REQUEST)
                ? named
                : NonEmptyValues.fill(sampled, member.type(), context);
    }

    /** Returns the generated value of a parameter, or null for an unknown name. */
    public @Nullable Document sampled(OperationPlan operation, String name) {
        for (ParameterPlan parameter : operation.parameters()) {
            if (parameter.name().equals(name)) {
                return value(parameter, new LinkedHashMap<>());
            }
        }
        return null;
    }

    /** Returns a value that differs from the generated one, if the type allows it. */
    public @Nullable Document unused(OperationPlan operation, String name, String salt) {
        for (ParameterPlan parameter : operation.parameters()) {
            if (parameter.name().equals(name)) {
                return unused(parameter, salt);
            }
        }
        return null;
    }

    private static boolean isRepeatKey(ParameterPlan parameter, OperationPlan operation) {
        return parameter.in() == Location.HEADER
                && operation.repeatKey() != null
                && parameter.name().equalsIgnoreCase(operation.repeatKey());
    }

    /** Returns a value that no earlier request used. */
    private Document unused(ParameterPlan parameter, String salt) {
        Document sampled = value(parameter, new LinkedHashMap<>());
        if (sampled.isLong() && !salt.isEmpty()) {
            Document next = Document.of(sampled.longValue() + Long.parseLong(salt));
            return Validator.allows(parameter.type(), next, Direction.REQUEST) ? next : sampled;
        }
        String text = ParameterEncoder.text(sampled);
        String end = text.substring(0, Math.max(0, text.length() - salt.length())) + salt;
        for (String each : List.of(parameter.name() + "-" + salt, end)) {
            if (!salt.isEmpty() && Validator.allows(parameter.type(), Document.of(each), Direction.REQUEST)) {
                return Document.of(each);
            }
        }
        return sampled;
    }

    /** Encodes exploded members in brackets if another parameter has the name of a member. */
    private static ParameterPlan withBrackets(ParameterPlan parameter, OperationPlan operation) {
        ObjectSchema object = parameter.explode() ? SchemaShape.object(parameter.type()) : null;
        for (ParameterPlan other : operation.parameters()) {
            boolean isAmbiguous = object != null && other.in() == parameter.in() && object.member(other.name()) != null;
            if (isAmbiguous && parameter.in() == Location.QUERY && other != parameter) {
                return new ParameterPlan(
                        parameter.name(),
                        parameter.in(),
                        parameter.type(),
                        parameter.required(),
                        "deepObject",
                        true,
                        parameter.mediaType(),
                        parameter.examples());
            }
        }
        return parameter;
    }

    /** Drops an empty optional body. */
    private static @Nullable EncodedBody withoutEmptyForm(EncodedBody body, OperationPlan operation) {
        boolean required = operation.body() != null && operation.body().required();
        return body.bytes().length == 0 && !required ? null : body;
    }

    private Document value(ParameterPlan parameter, Map<String, Document> known) {
        Document value = known.get(parameter.name());
        Document sampled = value == null ? RequestSamples.parameter(parameter, context) : value;
        boolean spelled = parameter.mediaType() == null;
        Document chosen = spelled ? NonEmptyValues.fill(sampled, parameter.type(), context) : sampled;
        boolean hollow = ParameterEncoder.text(chosen).isEmpty()
                || (chosen.isArray() || chosen.isObject()) && chosen.literal().length() == 2;
        return parameter.in() == Location.PATH && hollow ? filled(chosen, parameter.type()) : chosen;
    }

    /** Fills an empty path segment, which would address another path. */
    private static Document filled(Document hollow, Schema type) {
        if (SchemaShape.bare(type) instanceof EnumSchema listed) {
            for (Document each : listed.values()) {
                if (!each.text().isEmpty()) {
                    return each;
                }
            }
        }
        return hollow.isObject() ? Json.parse("{\"name\":\"value\"}") : Document.of("1");
    }

    private static final class Parts {
        private String path;
        private final List<String> query = new ArrayList<>();
        private final List<String> cookies = new ArrayList<>();
        private final List<SampleRequest.Header> headers = new ArrayList<>();

        Parts(String path) {
            this.path = literal(path);
        }

        /** Encodes the literal text of a path. Braces stay, because parameters replace them. */
        private static String literal(String path) {
            StringBuilder encoded = new StringBuilder();
            path.codePoints().forEach(each -> {
                String letter = Character.toString(each);
                boolean plain = "/{}%:@!$&'()*+,;=".contains(letter);
                encoded.append(plain ? letter : PercentEncoder.encoded(letter));
            });
            return encoded.toString();
        }

        void add(ParameterPlan parameter, Document value) {
            switch (parameter.in()) {
                case PATH ->
                    path = path.replace(literal("{" + parameter.name() + "}"), ParameterEncoder.path(parameter, value));
                case QUERY -> query.addAll(ParameterEncoder.pairs(parameter, value));
                case COOKIE -> cookies.addAll(ParameterEncoder.pairs(parameter, value));
                case HEADER ->
                    headers.add(new SampleRequest.Header(parameter.name(), ParameterEncoder.header(parameter, value)));
            }
        }

        void add(Location in, String name, @Nullable String value) {
            String text = value == null ? "" : value;
            switch (in) {
                case QUERY -> query.add(PercentEncoder.encoded(name) + "=" + PercentEncoder.encoded(text));
                case COOKIE -> cookies.add(name + "=" + text);
                default -> headers.add(new SampleRequest.Header(name, text));
            }
        }

        boolean has(Location in, String name) {
            String start = PercentEncoder.encoded(name) + "=";
            return in == Location.HEADER
                    ? headers.stream().anyMatch(each -> each.name().equalsIgnoreCase(name))
                    : in == Location.QUERY && query.stream().anyMatch(each -> each.startsWith(start));
        }

        String target() {
            // Braces that no parameter has replaced are text.
            String path = this.path.replace("{", "%7B").replace("}", "%7D");
            return query.isEmpty() ? path : path + "?" + String.join("&", query);
        }

        List<SampleRequest.Header> headers() {
            List<SampleRequest.Header> all = new ArrayList<>(headers);
            if (!cookies.isEmpty()) {
                all.add(new SampleRequest.Header("cookie", String.join("; ", cookies)));
            }
            return all;
        }
    }
}
