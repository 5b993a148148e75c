package dev.ectype.controlplane.platform.form;

import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.text.TextDeserializer;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validator;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/** Converts forms to the requests of the API, with the same validation. Texts of forms may represent numbers and booleans. */
@Component
public final class FormRequests {
    private final JsonMapper json;
    private final Validator validator;

    FormRequests(JsonMapper json, Validator validator) {
        SimpleModule texts = new SimpleModule("texts").addDeserializer(String.class, new TextDeserializer());
        this.json = json.rebuild()
                .addModule(texts)
                .enable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .build();
        this.validator = validator;
    }

    /** Returns an empty object, whose members the caller sets. */
    public ObjectNode members() {
        return json.createObjectNode();
    }

    /**
     * Converts fields to a request of the API. An empty field is an absent member.
     *
     * @param names the fields that are members of the request; others are ignored
     * @throws InvalidRequest with the invalid fields
     */
    public <T> T read(Map<String, String> fields, Class<T> type, String... names) {
        ObjectNode members = members();
        for (String name : names) {
            String value = fields.getOrDefault(name, "");
            if (!value.isBlank()) {
                members.put(name, value);
            }
        }
        return read(members, type);
    }

    /**
     * Converts fields to a request that changes all of these members. An empty field is null, which removes the value.
     *
     * @param names the fields that are members of the request; others are ignored
     * @throws InvalidRequest with the invalid fields
     */
    public <T> T replace(Map<String, String> fields, Class<T> type, String... names) {
        ObjectNode members = members();
        for (String name : names) {
            String value = fields.getOrDefault(name, "");
            members.put(name, value.isBlank() ? null : value);
        }
        return read(members, type);
    }

    /**
     * Converts members to a request of the API.
     *
     * @throws InvalidRequest with the invalid fields
     */
    public <T> T read(ObjectNode members, Class<T> type) {
        T request = convert(members, type);
        Set<ConstraintViolation<T>> violations = validator.validate(request);
        if (violations.isEmpty()) {
            return request;
        }
        List<FieldFault> faults = violations.stream()
                .map(violation -> new FieldFault(
                        violation.getPropertyPath().toString(),
                        violation
                                .getConstraintDescriptor()
                                .getAnnotation()
                                .annotationType()
                                .getSimpleName(),
                        violation.getMessage()))
                .sorted(Comparator.comparing(FieldFault::path).thenComparing(FieldFault::rule))
                .toList();
        throw InvalidRequest.of(faults);
    }

    private <T> T convert(JsonNode members, Class<T> type) {
        try {
            return json.treeToValue(members, type);
        } catch (DatabindException wrong) {
            String path = wrong.getPath().isEmpty() || wrong.getPath().get(0).getPropertyName() == null
                    ? "form"
                    : wrong.getPath().get(0).getPropertyName();
            throw InvalidRequest.of(path, "type", "has a value that is not accepted");
        } catch (JacksonException wrong) {
            throw new InvalidRequest("The form cannot be read.");
        }
    }
}
