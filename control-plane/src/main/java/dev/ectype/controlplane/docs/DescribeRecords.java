package dev.ectype.controlplane.docs;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JavaType;
import dev.ectype.controlplane.platform.id.Names;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.media.JsonSchema;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Marks the required and the nullable members of each record, based on its nullness annotations. */
@Component
final class DescribeRecords implements ModelConverter {
    /** Temporarily marks nullable members; removed from the finished description. */
    static final String NULLABLE = "x-nullable-members";

    /** Describes the reference of a member. */
    static final String NAMES = "x-names";

    private final Map<String, String> types = new TreeMap<>();

    @Override
    public @Nullable Schema<?> resolve(
            AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
        if (!chain.hasNext()) {
            return null;
        }
        Schema<?> resolved = chain.next().resolve(type, context, chain);
        JavaType java = Json31.mapper().constructType(type.getType());
        if (java != null && java.getRawClass().isRecord()) {
            Schema<?> whole = whole(resolved, context.getDefinedModels());
            if (whole != null) {
                unique(whole.getName(), java);
                describe(whole, java.getRawClass());
            }
        }
        return resolved;
    }

    @SuppressWarnings("rawtypes")
    private static @Nullable Schema<?> whole(@Nullable Schema<?> resolved, Map<String, Schema> models) {
        if (resolved == null || resolved.get$ref() == null) {
            return resolved;
        }
        String reference = resolved.get$ref();
        return models.get(reference.substring(reference.lastIndexOf('/') + 1));
    }

    /** Rejects two records with the same name, because the description would merge them. */
    private synchronized void unique(@Nullable String name, JavaType java) {
        String other = name == null ? null : types.put(name, java.toCanonical());
        if (other != null && !other.equals(java.toCanonical())) {
            throw new IllegalStateException(java.toCanonical() + " and " + other + " have one name in the description;"
                    + " give one of them another with @Schema(name).");
        }
    }

    private static void describe(Schema<?> schema, Class<?> type) {
        List<String> always = new ArrayList<>();
        List<String> nullable = new ArrayList<>();
        for (RecordComponent member : type.getRecordComponents()) {
            if (schema.getProperties() == null || !schema.getProperties().containsKey(member.getName())) {
                continue;
            }
            if (member.getType() == JsonNode.class) {
                anything(schema, member.getName());
            }
            names(type, member.getName(), (Schema<?>) schema.getProperties().get(member.getName()));
            boolean mayBeNull = member.getAnnotatedType().isAnnotationPresent(Nullable.class);
            if (mayBeNull) {
                nullable.add(member.getName());
            }
            JsonInclude own = member.getAccessor().getAnnotation(JsonInclude.class);
            JsonInclude included = own == null ? type.getAnnotation(JsonInclude.class) : own;
            if (!mayBeNull || included == null || included.value() == JsonInclude.Include.ALWAYS) {
                always.add(member.getName());
            }
        }
        schema.setRequired(always);
        schema.addExtension(NULLABLE, nullable);
    }

    private static void names(Class<?> type, String member, Schema<?> schema) {
        try {
            Names names = type.getDeclaredField(member).getAnnotation(Names.class);
            if (names != null) {
                schema.addExtension(NAMES, names.value().noun());
            }
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Swagger does not know this type and describes it as an object. */
    private static void anything(Schema<?> schema, String member) {
        Schema<?> guessed =
                Objects.requireNonNull((Schema<?>) schema.getProperties().get(member));
        JsonSchema any = new JsonSchema();
        any.setDescription(guessed.getDescription());
        any.setExample(guessed.getExample());
        schema.getProperties().put(member, any);
    }
}
