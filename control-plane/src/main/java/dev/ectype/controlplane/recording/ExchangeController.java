package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@Tag(name = RecordingRouteTexts.TAG, description = RecordingRouteTexts.TAG_SAYS)
class ExchangeController {
    private final Recordings recordings;
    private final ExchangePages pages;

    ExchangeController(Recordings recordings, ExchangePages pages) {
        this.recordings = recordings;
        this.pages = pages;
    }

    @GetMapping("/v1/projects/{slug}/recordings/{id}/exchanges")
    @RequiredScope(Scope.READ)
    @Operation(
            operationId = "listExchanges",
            summary = "List the exchanges of a recording",
            description =
                    "In the order of the recording. A page can have fewer items than requested, or none, although a "
                            + "next page exists: a page ends at 8 MiB, or after 32 MiB were read for it.")
    Page<RecordedExchange> list(
            Caller caller,
            PageRequest page,
            @PathVariable @Parameter(description = RecordingRouteTexts.PROJECT, example = RecordingRouteTexts.SHOP)
                    String slug,
            @PathVariable @Parameter(example = RecordingRouteTexts.RECORDING) String id,
            @RequestParam(required = false) @Parameter(example = "GET") @Nullable String method,
            @RequestParam(required = false)
                    @Parameter(description = "A status such as 404, or a class such as 4xx.", example = "4xx")
                    @Nullable
                    String status,
            @RequestParam(required = false)
                    @Parameter(description = "Substring of the path or query.", example = "/orders")
                    @Nullable
                    String path,
            @RequestParam(required = false)
                    @Parameter(
                            description = "Host of the request, with its port if present.",
                            example = "api.example.com")
                    @Nullable
                    String host,
            @RequestParam(required = false)
                    @Parameter(
                            description =
                                    "Substring of the URL, a header value, or a body as text; ignores the case of letters.",
                            example = "out of stock")
                    @Nullable
                    String text)
            throws IOException {
        ExchangeFilter filter =
                new ExchangeFilter(method, status, path, host, text == null ? null : ExchangeTextSearch.of(text));
        return pages.page(recordings.get(caller.organization(), slug, id), filter, page)
                .page()
                .map(PlacedExchange::exchange);
    }
}
