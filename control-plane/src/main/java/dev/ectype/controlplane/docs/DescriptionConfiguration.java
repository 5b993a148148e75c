package dev.ectype.controlplane.docs;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.page.PageRequest;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.info.License;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.servers.Server;
import java.util.List;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Configures the head of the OpenAPI description. */
@Configuration(proxyBeanMethods = false)
class DescriptionConfiguration {
    static {
        // Clients do not send controller parameters that the platform provides.
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(Caller.class, PageRequest.class);
    }

    @Bean
    static OpenAPI description() {
        OpenAPI description = new OpenAPI()
                .info(new Info()
                        .title("Ectype Control Plane")
                        .version("1.0.0")
                        .summary("The API by which a team shares projects, keys, recordings and snapshots.")
                        .description(
                                "Replies and bodies are JSON. What goes wrong is told as a problem (RFC 9457) whose `code`"
                                        + " programs can rely on. Lists have `items`, newest first, and a `nextCursor`.")
                        .license(new License().name("Apache-2.0").identifier("Apache-2.0")))
                .components(CommonParts.make());
        for (String credential :
                description.getComponents().getSecuritySchemes().keySet()) {
            description.addSecurityItem(new SecurityRequirement().addList(credential));
        }
        return description;
    }

    /** Adds the facts that are known only after the start. */
    @Bean
    static OpenApiCustomizer addresses(ServiceAddress address) {
        return description -> {
            description.setServers(List.of(new Server().url(address.api().toString())));
            CommonParts.addFailures(description.getComponents(), address.api());
        };
    }
}
