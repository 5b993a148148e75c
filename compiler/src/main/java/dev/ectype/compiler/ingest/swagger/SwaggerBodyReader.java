package dev.ectype.compiler.ingest.swagger;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the bodies of requests: a body parameter, or the fields of a form. */
final class SwaggerBodyReader {
    private final DescriptionObject root;
    private final DescriptionReferences links;
    private final JsonSchemaReader schemas;
    private final ParameterReader parameters;

    SwaggerBodyReader(
            DescriptionObject root, DescriptionReferences links, JsonSchemaReader schemas, ParameterReader parameters) {
        this.root = root;
        this.links = links;
        this.schemas = schemas;
        this.parameters = parameters;
    }

    /** Returns the body of an operation, or null if it takes none. */
    @Nullable
    RequestBody read(DeclaredParameters declared, DescriptionObject operation) {
        List<String> consumed = OperationMediaTypes.of(root, operation, "consumes");
        DescriptionObject body = declared.body();
        if (body != null) {
            List<Media> media = new ArrayList<>();
            for (String mediaType : consumed.isEmpty() ? List.of(OperationMediaTypes.JSON) : consumed) {
                media.add(new Media(mediaType, schemas.readField(body, "schema"), List.of(), new LinkedHashMap<>()));
            }
            return new RequestBody(body.flag("required", false), media);
        }
        return declared.fields().isEmpty() ? null : form(declared.fields(), consumed);
    }

    private RequestBody form(List<DeclaredParameters.DeclaredParameter> fields, List<String> consumed) {
        List<ObjectMember> members = new ArrayList<>();
        Map<String, Media.Encoding> encodings = new LinkedHashMap<>();
        for (DeclaredParameters.DeclaredParameter each : fields) {
            TypeRef type = parameters.fieldType(each.fields());
            members.add(new ObjectMember(each.name(), type, each.fields().flag("required", false)));
            ArrayStyle style = ArrayStyle.of(each.fields(), "form", links);
            if (type instanceof ArrayType && !style.explode()) {
                encodings.put(each.name(), new Media.Encoding(null, style.name(), false));
            }
        }
        TypeRef form = new ObjectType(members, new LinkedHashMap<>(), AnyType.ANY, null, null, TypeNotes.NONE);
        List<Media> media = new ArrayList<>();
        for (String mediaType : forms(fields, consumed)) {
            boolean isMultipart = mediaType.startsWith(OperationMediaTypes.MULTIPART);
            media.add(new Media(mediaType, form, List.of(), isMultipart ? new LinkedHashMap<>() : encodings));
        }
        return new RequestBody(members.stream().anyMatch(ObjectMember::required), media);
    }

    /** Returns the consumed media types of forms. Without any, files need a multipart form. */
    private static List<String> forms(List<DeclaredParameters.DeclaredParameter> fields, List<String> consumed) {
        List<String> forms = consumed.stream()
                .filter(type ->
                        type.startsWith(OperationMediaTypes.FORM) || type.startsWith(OperationMediaTypes.MULTIPART))
                .toList();
        boolean hasFile = fields.stream()
                .anyMatch(each ->
                        "file".equals(String.valueOf(each.fields().text("type")).toLowerCase(Locale.ROOT)));
        return forms.isEmpty() ? List.of(hasFile ? OperationMediaTypes.MULTIPART : OperationMediaTypes.FORM) : forms;
    }
}
