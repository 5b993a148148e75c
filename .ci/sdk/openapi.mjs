// A generic client of an OpenAPI description: a function for each operation, as `openapi-client-axios` makes them.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { parse } from 'yaml';
import { refusal } from './steps.mjs';

/** Returns the client of the description in a file beside the caller. */
export async function clientOf(meta, file = 'api.yaml') {
  const api = new OpenAPIClientAxios({
    definition: parse(await readFile(new URL(file, meta.url), 'utf8')),
    withServer: { url: process.env.BASE_URL },
    axiosConfigDefaults: { headers: { authorization: 'Bearer 0123456789abcdef' } },
  });
  return api.init();
}

/** Fails unless a call fails with one of the statuses; returns the body of the error. */
export async function refused(call, ...statuses) {
  const { response, message } = await refusal(call, Error);
  assert.ok(statuses.includes(response?.status), `expected ${statuses}, got ${response?.status}: ${message}`);
  return response.data;
}
