package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.json.Document;

/**
 * Holds one request of the client with its response.
 *
 * @param body the response body, or null for JSON if the body is no JSON
 * @param line the request and the response on one line
 */
record ClientExchange(DescribedOperation operation, int status, Document body, String line) {
    boolean isSuccess() {
        return status >= 200 && status < 300;
    }

    boolean isMissing() {
        return status == 404 || status == 410;
    }
}
