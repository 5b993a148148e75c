package dev.ectype.launcher.exchange;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.sample.SampleCall;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.wire.ProtocolCall;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Sends requests to a running emulator. */
public final class RequestSender {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    /** The headers that only the client itself may set. */
    private static final List<String> RESERVED =
            List.of("connection", "content-length", "expect", "host", "upgrade", "transfer-encoding");

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(TIMEOUT)
            .build();
    private final String origin;
    private final Emulator emulator;

    public RequestSender(Emulator emulator) {
        this.emulator = emulator;
        this.origin = emulator.baseUri().toString().replaceFirst("/$", "");
    }

    public EmulatorResponse send(SampleRequest sample) throws IOException {
        if (ProtocolCall.isTarget(sample.target())) {
            return call(sample);
        }
        try {
            HttpResponse<byte[]> response = client.send(request(sample), ArrivedBody.handler());
            String type = response.headers().firstValue("content-type").orElse("");
            String location = response.headers().firstValue("location").orElse("");
            return new EmulatorResponse(sample.target(), response.statusCode(), type, location, response.body());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        } catch (IllegalArgumentException unsendable) {
            throw new IOException("it cannot be sent: " + unsendable.getMessage(), unsendable);
        }
    }

    /** Calls the emulator directly, as protocol adapters do. */
    private EmulatorResponse call(SampleRequest sample) {
        ReplyBuffer reply = new ReplyBuffer();
        emulator.handle(new SampleCall(sample), reply);
        String type = "";
        for (int index = 0; index < reply.headerCount(); index++) {
            type = reply.headerAt(index).name().equals("content-type")
                    ? reply.headerAt(index).value()
                    : type;
        }
        byte[] body = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
        byte[] message = sample.body();
        return new EmulatorResponse(
                sample.target(), reply.status(), type, "", body, message == null ? new byte[0] : message);
    }

    private HttpRequest request(SampleRequest sample) {
        byte[] body = sample.body();
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + sample.target()))
                .timeout(TIMEOUT)
                .method(
                        sample.method(),
                        body == null
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofByteArray(body));
        for (SampleRequest.Header header : sample.headers()) {
            if (!RESERVED.contains(header.name().toLowerCase(Locale.ROOT))) {
                request.setHeader(header.name(), header.value());
            }
        }
        return request.build();
    }
}
