/* What training does most often: judging positions, and one step of learning.

   Built when training starts, if there is a compiler; `plain.py` does the same with numpy. WIDE,
   NARROW, HEADS and POINTS come from the command line of the compiler. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>

#define ROW (WIDE + 1)

typedef struct {
    float bias[ROW];
    float second[HEADS][WIDE][NARROW];
    float bias_2[HEADS][NARROW];
    float third[HEADS][NARROW];
    float bias_3[HEADS];
} Layers;

typedef struct {
    Layers layers;
    Py_ssize_t size;
    float rows[];
} Net;

static void drop(PyObject *capsule) { free(PyCapsule_GetPointer(capsule, "net")); }

/* net(rows, layers): what judge reads, from rows of features and all that comes after them. */
static PyObject *net(PyObject *self, PyObject *args)
{
    Py_buffer rows, layers;
    if (!PyArg_ParseTuple(args, "y*y*", &rows, &layers)) return NULL;
    Net *found = NULL;
    if (layers.len != sizeof(Layers) || rows.len % (ROW * sizeof(float)))
        PyErr_SetString(PyExc_ValueError, "sizes do not fit");
    else if (!(found = malloc(sizeof(Net) + rows.len)))
        PyErr_NoMemory();
    else {
        memcpy(&found->layers, layers.buf, layers.len);
        memcpy(found->rows, rows.buf, rows.len);
        found->size = rows.len / (ROW * sizeof(float));
    }
    PyBuffer_Release(&rows);
    PyBuffer_Release(&layers);
    return found ? PyCapsule_New(found, "net", drop) : NULL;
}

static inline void forward(const Layers *w, const float *sums, int head, float *units, float *deep,
                           float *out)
{
    for (int i = 0; i < NARROW; i++) deep[i] = w->bias_2[head][i];
    for (int u = 0; u < WIDE; u++) {
        units[u] = sums[u] > 0 ? sums[u] : 0;
        if (units[u] > 0)
            for (int i = 0; i < NARROW; i++) deep[i] += units[u] * w->second[head][u][i];
    }
    float found = sums[WIDE] + w->bias_3[head];
    for (int i = 0; i < NARROW; i++) {
        deep[i] = deep[i] > 0 ? deep[i] : 0;
        found += deep[i] * w->third[head][i];
    }
    *out = found;
}

/* judge(net, features, features, features, rounds left): points. */
static PyObject *judge(PyObject *self, PyObject *const *args, Py_ssize_t n)
{
    if (n != 5) return PyErr_Format(PyExc_TypeError, "judge takes five arguments");
    const Net *net = PyCapsule_GetPointer(args[0], "net");
    if (!net) return NULL;
    float sums[ROW], units[WIDE], deep[NARROW], out;
    memcpy(sums, net->layers.bias, sizeof sums);
    for (int part = 1; part < 4; part++) {
        if (!PyList_CheckExact(args[part])) return PyErr_Format(PyExc_TypeError, "no list");
        Py_ssize_t many = PyList_GET_SIZE(args[part]);
        for (Py_ssize_t i = 0; i < many; i++) {
            Py_ssize_t at = PyLong_AsSsize_t(PyList_GET_ITEM(args[part], i));
            if (at < 0 || at >= net->size) {
                if (!PyErr_Occurred()) PyErr_SetString(PyExc_IndexError, "no such feature");
                return NULL;
            }
            const float *row = net->rows + at * ROW;
            for (int u = 0; u < ROW; u++) sums[u] += row[u];
        }
    }
    long head = PyLong_AsLong(args[4]);
    head = head < 0 ? 0 : head >= HEADS ? HEADS - 1 : head;
    forward(&net->layers, sums, (int)head, units, deep, &out);
    return PyFloat_FromDouble(POINTS * out);
}

/* expand(starts, inputs, amounts, weights, rows): the row of each feature. */
static PyObject *expand(PyObject *self, PyObject *args)
{
    Py_buffer starts, at, amount, weights, rows;
    if (!PyArg_ParseTuple(args, "y*y*y*y*w*", &starts, &at, &amount, &weights, &rows)) return NULL;
    const int64_t *s = starts.buf;
    const int32_t *a = at.buf;
    const float *m = amount.buf, *w = weights.buf;
    float *r = rows.buf;
    Py_ssize_t n = starts.len / sizeof(int64_t) - 1;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < n; i++) {
        float *row = r + i * ROW;
        for (int u = 0; u < ROW; u++) row[u] = 0;
        for (int64_t k = s[i]; k < s[i + 1]; k++) {
            const float *from = w + (Py_ssize_t)a[k] * ROW;
            for (int u = 0; u < ROW; u++) row[u] += m[k] * from[u];
        }
    }
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&starts); PyBuffer_Release(&at); PyBuffer_Release(&amount);
    PyBuffer_Release(&weights); PyBuffer_Release(&rows);
    Py_RETURN_NONE;
}

/* contract(starts, inputs, amounts, rows, weights): the gradient of inputs from that of rows. */
static PyObject *contract(PyObject *self, PyObject *args)
{
    Py_buffer starts, at, amount, rows, weights;
    if (!PyArg_ParseTuple(args, "y*y*y*y*w*", &starts, &at, &amount, &rows, &weights)) return NULL;
    const int64_t *s = starts.buf;
    const int32_t *a = at.buf;
    const float *m = amount.buf, *r = rows.buf;
    float *w = weights.buf;
    Py_ssize_t n = starts.len / sizeof(int64_t) - 1;
    Py_BEGIN_ALLOW_THREADS
    memset(w, 0, weights.len);
    for (Py_ssize_t i = 0; i < n; i++) {
        const float *row = r + i * ROW;
        for (int64_t k = s[i]; k < s[i + 1]; k++) {
            float *to = w + (Py_ssize_t)a[k] * ROW;
            for (int u = 0; u < ROW; u++) to[u] += m[k] * row[u];
        }
    }
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&starts); PyBuffer_Release(&at); PyBuffer_Release(&amount);
    PyBuffer_Release(&weights); PyBuffer_Release(&rows);
    Py_RETURN_NONE;
}

/* gradient(starts, features, left, targets, chosen, rows, layers, of rows, of layers): the mean
   square that was left; both gradients are written anew. */
static PyObject *gradient(PyObject *self, PyObject *args)
{
    Py_buffer starts, features, left, targets, chosen, rows, layers, of_rows, of_layers;
    if (!PyArg_ParseTuple(args, "y*y*y*y*y*y*y*w*w*", &starts, &features, &left, &targets, &chosen,
                          &rows, &layers, &of_rows, &of_layers))
        return NULL;
    double lost = 0;
    int fits = layers.len == sizeof(Layers) && of_layers.len == sizeof(Layers);
    Py_ssize_t n = chosen.len / sizeof(int64_t);
    Py_BEGIN_ALLOW_THREADS
    if (fits) {
        const int64_t *s = starts.buf, *c = chosen.buf;
        const uint16_t *f = features.buf;
        const uint8_t *l = left.buf;
        const float *t = targets.buf, *r = rows.buf;
        const Layers *w = layers.buf;
        Layers *g = of_layers.buf;
        float *gr = of_rows.buf;
        memset(g, 0, sizeof(Layers));
        memset(gr, 0, of_rows.len);
        for (Py_ssize_t k = 0; k < n; k++) {
            float sums[ROW], units[WIDE], deep[NARROW], d_deep[NARROW], d_sums[ROW], out;
            int64_t i = c[k];
            int head = l[i];
            memcpy(sums, w->bias, sizeof sums);
            for (int64_t at = s[i]; at < s[i + 1]; at++) {
                const float *row = r + (Py_ssize_t)f[at] * ROW;
                for (int u = 0; u < ROW; u++) sums[u] += row[u];
            }
            forward(w, sums, head, units, deep, &out);
            float off = out - t[i];
            lost += off * off;
            float d = (off > 3 ? 3 : off < -3 ? -3 : off) / n;
            g->bias_3[head] += d;
            for (int j = 0; j < NARROW; j++) {
                g->third[head][j] += d * deep[j];
                d_deep[j] = deep[j] > 0 ? d * w->third[head][j] : 0;
                g->bias_2[head][j] += d_deep[j];
            }
            for (int u = 0; u < WIDE; u++) {
                d_sums[u] = 0;
                if (units[u] > 0) {
                    float found = 0;
                    for (int j = 0; j < NARROW; j++) {
                        g->second[head][u][j] += units[u] * d_deep[j];
                        found += d_deep[j] * w->second[head][u][j];
                    }
                    d_sums[u] = found;
                }
            }
            d_sums[WIDE] = d;
            for (int u = 0; u < ROW; u++) g->bias[u] += d_sums[u];
            for (int64_t at = s[i]; at < s[i + 1]; at++) {
                float *row = gr + (Py_ssize_t)f[at] * ROW;
                for (int u = 0; u < ROW; u++) row[u] += d_sums[u];
            }
        }
    }
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&starts); PyBuffer_Release(&features); PyBuffer_Release(&left);
    PyBuffer_Release(&targets); PyBuffer_Release(&chosen); PyBuffer_Release(&rows);
    PyBuffer_Release(&layers); PyBuffer_Release(&of_rows); PyBuffer_Release(&of_layers);
    if (!fits) return PyErr_Format(PyExc_ValueError, "sizes do not fit");
    return PyFloat_FromDouble(lost / n);
}

/* adam(weights, gradient, first, second, mean, rate, fix, keep): AdamW, and the running mean. */
static PyObject *adam(PyObject *self, PyObject *args)
{
    Py_buffer weights, gradient, first, second, mean;
    float rate, fix, keep;
    if (!PyArg_ParseTuple(args, "w*y*w*w*w*fff", &weights, &gradient, &first, &second, &mean, &rate,
                          &fix, &keep))
        return NULL;
    float *w = weights.buf, *m = first.buf, *v = second.buf, *e = mean.buf;
    const float *g = gradient.buf;
    Py_ssize_t n = weights.len / sizeof(float);
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < n; i++) {
        m[i] += 0.1f * (g[i] - m[i]);
        v[i] += 0.001f * (g[i] * g[i] - v[i]);
        w[i] -= rate * (fix * m[i] / (sqrtf(v[i]) + 1e-8f) + 0.01f * w[i]);
        e[i] += (1 - keep) * (w[i] - e[i]);
    }
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&weights); PyBuffer_Release(&gradient); PyBuffer_Release(&first);
    PyBuffer_Release(&second); PyBuffer_Release(&mean);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"net", net, METH_VARARGS, NULL},
    {"judge", (PyCFunction)(void (*)(void))judge, METH_FASTCALL, NULL},
    {"expand", expand, METH_VARARGS, NULL},
    {"contract", contract, METH_VARARGS, NULL},
    {"gradient", gradient, METH_VARARGS, NULL},
    {"adam", adam, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "sums", NULL, -1, methods};

PyMODINIT_FUNC PyInit_sums(void) { return PyModule_Create(&module); }
