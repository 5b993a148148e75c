package dev.ectype.controlplane.docs;

import com.fasterxml.jackson.core.JsonProcessingException;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.SpringDocCustomizers;
import org.springdoc.core.properties.SpringDocConfigProperties;
import org.springdoc.core.providers.SpringDocProviders;
import org.springdoc.core.service.AbstractRequestService;
import org.springdoc.core.service.GenericResponseService;
import org.springdoc.core.service.OpenAPIService;
import org.springdoc.core.service.OperationService;
import org.springdoc.webmvc.api.OpenApiResource;
import org.springframework.beans.factory.ObjectFactory;
import org.springframework.stereotype.Component;
import org.springframework.util.DigestUtils;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Builds the OpenAPI description from the running routes on first use and caches it. */
@Component
final class ApiDescription extends OpenApiResource {
    private final JsonMapper json;
    private @Nullable Document made;

    ApiDescription(
            ObjectFactory<OpenAPIService> builders,
            AbstractRequestService requests,
            GenericResponseService responses,
            OperationService operations,
            SpringDocConfigProperties properties,
            SpringDocProviders providers,
            SpringDocCustomizers customizers,
            JsonMapper json) {
        super(builders, requests, responses, operations, properties, providers, customizers);
        this.json = json;
    }

    synchronized Document document() {
        if (made == null) {
            ObjectNode description = (ObjectNode) json.readTree(written());
            new Completion(description).run();
            new CodeSamples(description, json).addTo(description);
            byte[] bytes = json.writerWithDefaultPrettyPrinter().writeValueAsBytes(description);
            made = new Document(bytes, "\"" + DigestUtils.md5DigestAsHex(bytes) + "\"");
        }
        return made;
    }

    private byte[] written() {
        try {
            return writeJsonValue(getOpenApi(Locale.ROOT));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the servers of the settings, independent of the request. */
    @Override
    protected String getServerUrl(HttpServletRequest request, String path) {
        throw new UnsupportedOperationException("The description does not depend on a request.");
    }

    /** @param tag the entity tag, which reveals whether a client has the description already */
    record Document(byte[] bytes, String tag) {}
}
