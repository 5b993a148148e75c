package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.json.Document;

/**
 * Holds one request of the client with its response.
 *
 * @param request the request on one line
 * @param sent the members of the request body, or JSON null for a body of another kind
 * @param reply the status and the body of the response on one line
 * @param location the address in the response, or an empty text
 * @param body the response body, or JSON null if it is no JSON
 */
record ClientExchange(
        DescribedOperation operation,
        String request,
        Document sent,
        int status,
        String reply,
        String location,
        Document body) {
    /** Returns the request and the response on one line. */
    String line() {
        return request + " -> " + reply;
    }

    boolean isSuccess() {
        return status >= 200 && status < 300;
    }

    boolean isMissing() {
        return status == 404 || status == 410;
    }
}
